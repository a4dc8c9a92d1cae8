import { z } from 'zod'

/** A 20-byte account as 0x-prefixed hex, in any casing. */
export const addressSchema = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
  'must be a 0x-prefixed address of 40 hex digits',
)
export type Address = z.infer<typeof addressSchema>
