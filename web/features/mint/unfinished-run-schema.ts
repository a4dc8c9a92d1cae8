import { addressSchema } from '@network-site/protocol/address'
import { remoteMintSchema } from '@network-site/protocol/mints'
import * as z from 'zod/mini'

/**
 * What is left of a MINT ALL, and the signature that it was asked for with. A file of its own, to be loaded when
 * needed.
 */
export const unfinishedRunSchema = z.object({
  address: addressSchema,
  day: z.int(),
  signed: z.pick(remoteMintSchema, { signature: true, address: true }),
  left: z.array(remoteMintSchema.shape.tokenIndex),
})
export type UnfinishedRun = z.infer<typeof unfinishedRunSchema>
