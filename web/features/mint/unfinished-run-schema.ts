import { addressSchema } from '@network-site/protocol/address'
import { remoteMintSchema } from '@network-site/protocol/mints'
import * as z from 'zod/mini'

/** The remaining items of a MINT ALL run and its signature. A separate file, so that it loads on demand. */
export const unfinishedRunSchema = z.object({
  address: addressSchema,
  day: z.int(),
  signed: z.pick(remoteMintSchema, { signature: true, address: true }),
  left: z.array(remoteMintSchema.shape.tokenIndex),
})
export type UnfinishedRun = z.infer<typeof unfinishedRunSchema>
