import * as z from 'zod/mini'
import { addressSchema } from './address.ts'

/** A chain as wallets are told of it. */
export const chainDescriptionSchema = z.object({
  id: z.int().check(z.positive()),
  name: z.string(),
  network: z.string(),
  shortName: z.string(),
  nativeCurrency: z.object({ name: z.string(), symbol: z.string(), decimals: z.int() }),
  rpcUrls: z.array(z.url()).check(z.minLength(1)),
  blockExplorerUrls: z.array(z.url()),
  testnet: z.boolean(),
})

/** What `GET /network.json` answers: the public facts about the network, for people and programs. */
export const networkDocumentSchema = z.object({
  name: z.string(),
  chain: chainDescriptionSchema,
  signingMessage: z.string().check(z.describe('What a wallet signs to mint.')),
  contracts: z.object({ collection: addressSchema, testnetToken: addressSchema }),
})

export type ChainDescription = z.infer<typeof chainDescriptionSchema>
export type NetworkDocument = z.infer<typeof networkDocumentSchema>
