import * as z from 'zod/mini'
import { addressSchema } from './address.ts'

/** A chain, as wallets need it. */
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

/** The response of `GET /network.json`: the public facts about the network. */
export const networkDocumentSchema = z.object({
  name: z.string(),
  chain: chainDescriptionSchema,
  signingMessage: z.string().check(z.describe('The message that a wallet signs to mint.')),
  contracts: z.object({ collection: addressSchema, token: addressSchema }),
})

export type ChainDescription = z.infer<typeof chainDescriptionSchema>
export type NetworkDocument = z.infer<typeof networkDocumentSchema>

/** A URL of another host, or a path on this server. */
const address = z.string().check(z.regex(/^(\/(?!\/)|https?:\/\/)/, 'must be a path or an http or https URL'))
const socketAddress = z.string().check(z.regex(/^(\/(?!\/)|wss?:\/\/)/, 'must be a path or a ws or wss URL'))

/**
 * The response of `GET /settings.json`: public settings that differ between deployments. Browsers read them at run time, so
 * one build runs anywhere.
 */
export const browserSettingsSchema = z.object({
  /** `PUBLIC_URL`: the site's own address, which may differ from the one that a page was opened at. */
  siteUrl: z.url(),
  form: z.object({ endpoint: z.string(), formId: z.string() }),
  releases: z.object({
    /** The latest-release lookup: our mirror or the code host. */
    latestUrl: address,
    /** The prefix of release pages and downloads. */
    repositoryUrl: address,
  }),
  /** The RPC endpoint of pages. Wallets use `/network.json`. */
  rpcUrl: address,
  mainChain: z.object({ id: z.int().check(z.positive()), name: z.string(), rpcUrls: z.array(z.url()) }),
  walletConnect: z.nullable(
    z.object({
      projectId: z.string(),
      relayUrl: socketAddress,
      /** The RPC endpoint of well-known chains. */
      rpcUrl: address,
      /** True for the sandbox's relay, which real phone wallets do not use. */
      isEmbedded: z.boolean(),
    }),
  ),
  /** The token widget in the swap page's frame: our own path or a third-party URL. */
  swap: z.object({ frameUrl: address, clientId: z.string().check(z.minLength(1)) }),
  /** The faucet's chain and amount; null without a faucet. */
  faucet: z.nullable(z.object({ chainId: z.int().check(z.positive()), amountWei: z.string().check(z.regex(/^\d+$/)) })),
  social: z.nullable(
    z.object({
      authorizeUrl: address,
      clientId: z.string(),
      /** The redirect target; a path if the provider accepts any origin. */
      redirectUri: address,
      scope: z.string(),
    }),
  ),
  /** True if stand-ins replace external services. */
  sandbox: z.boolean(),
})

export type BrowserSettings = z.infer<typeof browserSettingsSchema>
