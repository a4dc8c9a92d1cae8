import * as z from 'zod/mini'

const longestDigits = 16_384

/** A wallet's signature, an account's or a contract's, as 0x-prefixed hex. */
export const signatureSchema = z.pipe(
  z
    .string()
    .check(
      z.regex(/^0x(?:[0-9a-fA-F]{2})+$/, 'must be a signature as 0x-prefixed hex'),
      z.maxLength(longestDigits, 'is longer than any signature we know'),
    ),
  z.transform((hex) => hex as `0x${string}`),
)
