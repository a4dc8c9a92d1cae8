import { z } from 'zod'
import { httpsUrl, sentence } from './text.ts'

const nativeCurrency = z.strictObject({
  name: sentence,
  symbol: z.string().min(2).max(6),
  decimals: z.int().min(0).max(36),
})

export const networkSchema = z.strictObject({
  chainName: sentence,
  /** What a wallet signs to ask for a mint. Changing it makes signatures given before worthless. */
  signingMessage: sentence,
  testnet: z.strictObject({
    id: z.int().positive(),
    name: sentence,
    slug: z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case words joined by hyphens'),
    shortName: z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case words joined by hyphens'),
    nativeCurrency,
  }),
  mainnet: z.strictObject({ id: z.int().positive(), name: sentence, nativeCurrency }),
  collection: z.strictObject({ name: sentence, description: sentence }),
  token: z.strictObject({
    name: sentence,
    symbol: z.string().regex(/^[A-Z0-9]{2,11}$/, 'must be 2 to 11 capitals or digits'),
    /** The exchange's fixed rate. */
    tokensPerEther: z.int().positive(),
    /** What one address may buy in a day. */
    dailyCapTokens: z.int().positive(),
  }),
  /** The public repository that releases the node client, as owner and name, and where people see it. */
  nodeRepository: z.strictObject({ owner: z.string().min(1), name: z.string().min(1), url: httpsUrl }),
})

export type Network = z.infer<typeof networkSchema>
