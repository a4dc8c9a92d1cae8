import { z } from 'zod'
import { parseJson } from '../lib/parse.ts'
import { address, httpUrl, wholeNumber } from './value-schemas.ts'

/** The chain, its contracts, and what visitors may ask of it. */
export const chainVariables = {
  CHAIN_RPC_URL: httpUrl.optional().meta({
    demandedInProduction: true,
    description: 'The JSON-RPC endpoint of the testnet that the server itself uses.',
  }),
  CHAIN_PUBLIC_RPC_URL: httpUrl
    .optional()
    .describe('The endpoint that wallets are told and pages read. By default this server’s own `/rpc`.'),
  RPC_UPSTREAM_URL: httpUrl
    .optional()
    .describe(
      'The endpoint that visitors’ calls to `/rpc` go to. By default `CHAIN_RPC_URL`; name another, so that visitors cannot use up what the relayer needs.',
    ),
  RPC_UNITS_PER_MINUTE: wholeNumber
    .pipe(z.int().min(100))
    .default(6000)
    .describe(
      'What one network (an IPv4 address or an IPv6 /64) may ask of `/rpc`. Reading a value takes 1, a call 5, an estimate or a sent transaction 10, a query for logs 50; each call of a batch counts.',
    ),
  RPC_CALL_GAS: wholeNumber
    .pipe(z.int().min(21_000))
    .optional()
    .describe(
      'The most gas that a visitor’s call or estimate may use at `/rpc`. By default 16777216, the most that a transaction may use (EIP-7825), and 2000000 on the embedded chain, which is slow.',
    ),
  CHAIN_EXPLORER_URL: httpUrl.optional().describe('The block explorer, for links to transactions.'),
  COLLECTION_ADDRESS: address.optional().meta({ demandedInProduction: true, description: 'The collection contract.' }),
  TOKEN_ADDRESS: address.optional().meta({ demandedInProduction: true, description: 'The ERC-20 of the swap page.' }),
  MAIN_CHAIN_RPC_URL: httpUrl.optional().describe('An endpoint of the main network, for wallets that do not know it.'),
} satisfies Record<string, z.ZodType>

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
      'A third party’s token widget, for the swap page to frame. By default our own, at the path of `tokenWidget` in `site/src/paths.ts`.',
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
