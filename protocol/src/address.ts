import * as z from 'zod/mini'

const pattern = /^0x[0-9a-fA-F]{40}$/

/** A 20-byte account as 0x-prefixed hex, in any casing. */
export const addressSchema = z
  .custom<`0x${string}`>(
    (value) => typeof value === 'string' && pattern.test(value),
    'must be a 0x-prefixed address of 40 hex digits',
  )
  // JSON Schema cannot derive this from a custom check.
  .check(
    z.meta({
      id: 'Address',
      type: 'string',
      pattern: pattern.source,
      description: 'A 20-byte account as 0x-prefixed hex, in any casing.',
    }),
  )
export type Address = z.infer<typeof addressSchema>

/** The signature of an account or a contract wallet, as 0x-prefixed hex. */
export const signatureSchema = z.pipe(
  z
    .string()
    .check(
      z.regex(/^0x(?:[0-9a-fA-F]{2})+$/, 'must be a signature as 0x-prefixed hex'),
      z.maxLength(16_384, 'is longer than any known signature'),
    ),
  z.transform((hex) => hex as `0x${string}`),
)
