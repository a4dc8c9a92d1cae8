import * as z from 'zod/mini'

/**
 * What `GET /settings.json` answers: whatever differs from one deployment to the next and the browser
 * must know. Read at run time, so that one build runs anywhere. Nothing here is secret.
 */
export const browserSettingsSchema = z.object({
  form: z.object({ endpoint: z.string(), formId: z.string() }),
  releases: z.object({
    /** Where the browser looks the latest release up: our mirror, or the code host itself. */
    latestUrl: z.string(),
    /** Prefix of release pages and downloads. */
    repositoryUrl: z.url(),
  }),
  mainChain: z.object({ id: z.int().check(z.positive()), name: z.string(), rpcUrls: z.array(z.url()) }),
  walletConnect: z.nullable(z.object({ projectId: z.string(), relayUrl: z.string(), rpcUrl: z.string() })),
  /** The token widget that the swap page frames: our own at its path, or a third party's. */
  swap: z.object({ frameUrl: z.string(), clientId: z.string() }),
  /** Who gives test Ether, on which chain and how much; null where nobody does. */
  faucet: z.nullable(z.object({ chainId: z.int().check(z.positive()), amountWei: z.string().check(z.regex(/^\d+$/)) })),
  social: z.nullable(
    z.object({
      authorizeUrl: z.url(),
      clientId: z.string(),
      redirectUri: z.url(),
      scope: z.string(),
    }),
  ),
  /** True where stand-ins play the outside world. */
  sandbox: z.boolean(),
})

export type BrowserSettings = z.infer<typeof browserSettingsSchema>
