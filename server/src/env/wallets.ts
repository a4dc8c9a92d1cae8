import { paths } from '@network-site/site/paths'
import { z } from 'zod'
import { address, httpUrl } from './values.ts'

/** What wallets and the token widget reach. */
export const walletsVariables = {
  WALLETCONNECT_PROJECT_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The project at WalletConnect. Without it WalletConnect is not offered; in the sandbox an embedded relay plays it, which only test wallets use.',
    ),
  WALLETCONNECT_RELAY_URL: z
    .url({ protocol: /^wss?$/, error: 'must be a ws or wss URL' })
    .default('wss://relay.walletconnect.com')
    .describe('The relay that carries WalletConnect messages.'),
  WALLETCONNECT_RPC_URL: httpUrl
    .default('https://rpc.walletconnect.com')
    .describe('The RPC host for well-known chains.'),
  SWAP_FRAME_URL: httpUrl
    .optional()
    .describe(
      `A third party’s token widget, for the swap page to frame. By default our own, at \`${paths.tokenWidget}\`.`,
    ),
  SWAP_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe('The client id handed to the token widget. By default the testnet’s slug.'),
  WIDGET_TOKENS: z
    .string()
    .transform(parseJson)
    .pipe(
      z
        .array(
          z.strictObject({ chainId: z.int().positive(), contract: address, rpc: z.array(httpUrl).min(1).max(10) }),
          {
            error: 'must be a JSON list of tokens',
          },
        )
        .max(50),
    )
    .default([])
    .describe(
      'Tokens that our own token widget may show beside the site’s, on test networks only: a JSON list of `{"chainId": …, "contract": "0x…", "rpc": ["https://…"]}`.',
    ),
} satisfies Record<string, z.ZodType>

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
