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
  contracts: z.object({ collection: addressSchema, token: addressSchema }),
})

export type ChainDescription = z.infer<typeof chainDescriptionSchema>
export type NetworkDocument = z.infer<typeof networkDocumentSchema>

/** A whole URL for other hosts; a path for what this server answers itself, at the origin the page was opened at. */
const address = z.string().check(z.regex(/^(\/(?!\/)|https?:\/\/)/, 'must be a path or an http or https URL'))
const socketAddress = z.string().check(z.regex(/^(\/(?!\/)|wss?:\/\/)/, 'must be a path or a ws or wss URL'))

/**
 * What `GET /settings.json` answers: whatever differs from one deployment to the next and the browser
 * must know. Read at run time, so that one build runs anywhere. Nothing here is secret.
 */
export const browserSettingsSchema = z.object({
  form: z.object({ endpoint: z.string(), formId: z.string() }),
  releases: z.object({
    /** Where the browser looks the latest release up: our mirror, or the code host itself. */
    latestUrl: address,
    /** Prefix of release pages and downloads. */
    repositoryUrl: address,
  }),
  /** Where pages read the testnet. What wallets are told is in `/network.json`. */
  rpcUrl: address,
  mainChain: z.object({ id: z.int().check(z.positive()), name: z.string(), rpcUrls: z.array(z.url()) }),
  walletConnect: z.nullable(
    z.object({
      projectId: z.string(),
      relayUrl: socketAddress,
      /** Where well-known chains are read. */
      rpcUrl: address,
      /** True for the sandbox's own relay, which wallets on people's phones do not use. */
      isEmbedded: z.boolean(),
    }),
  ),
  /** The token widget that the swap page frames: our own at its path, or a third party's. */
  swap: z.object({ frameUrl: address, clientId: z.string().check(z.minLength(1)) }),
  /** The faucet's chain and amount; null where there is no faucet. */
  faucet: z.nullable(z.object({ chainId: z.int().check(z.positive()), amountWei: z.string().check(z.regex(/^\d+$/)) })),
  social: z.nullable(
    z.object({
      authorizeUrl: address,
      clientId: z.string(),
      /** Where the provider sends people back to; a path where it sends them back to any origin. */
      redirectUri: address,
      scope: z.string(),
    }),
  ),
  /** True where stand-ins take the place of external services. */
  sandbox: z.boolean(),
})

export type BrowserSettings = z.infer<typeof browserSettingsSchema>
