import { z } from 'zod'
import { parseJson } from '../lib/parse.ts'
import { address, atLeastOne, httpUrl, nonEmpty, wholeNumber } from './value-schemas.ts'

/** The chain, its contracts, and the public RPC endpoint. */
export const chainVariables = {
  CHAIN_RPC_URLS: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .refine(
      (urls) => urls.every((url) => httpUrl.safeParse(url).success),
      'must be http or https URLs, separated by commas',
    )
    .refine((urls) => new Set(urls).size === urls.length, 'must not name an endpoint twice')
    .optional()
    .meta({
      requiredInProduction: true,
      description:
        'The testnet JSON-RPC endpoints that the server uses, comma-separated, in order of preference. All must serve the same chain.',
    }),
  CHAIN_RPC_URL: httpUrl.optional().describe('A single endpoint, in place of `CHAIN_RPC_URLS`. Set one of the two.'),
  CHAIN_RPC_MAX_LAG_BLOCKS: atLeastOne
    .default(5)
    .describe(
      'An endpoint of `CHAIN_RPC_URLS` that is more blocks behind than this is paused for a minute. Raise it on chains with several blocks per second.',
    ),
  CHAIN_PUBLIC_RPC_URL: httpUrl
    .optional()
    .describe('The RPC endpoint for wallets and pages. Defaults to this server’s `/rpc`.'),
  RPC_UPSTREAM_URL: httpUrl
    .optional()
    .describe(
      'The endpoint for visitors: `/rpc` forwards their calls to it, and the server reads it to answer their requests. Defaults to the endpoints of `CHAIN_RPC_URLS`. Set a separate endpoint so that visitors cannot exhaust the relayer’s quota; if it fails, visitors’ reads fail too and do not move to the relayer’s.',
    ),
  RPC_VISITOR_CALLS_PER_SECOND: atLeastOne
    .default(500)
    .describe(
      'How many calls per second each server makes to answer visitors’ requests, apart from `/rpc`. Requests beyond it get a 503. Checks of wallets that mint have as many again, so that other requests cannot delay them. Without `RPC_UPSTREAM_URL`, set it well below your provider’s limit.',
    ),
  RPC_UNITS_PER_MINUTE: wholeNumber
    .pipe(z.int().min(100))
    .default(6000)
    .describe(
      'Rate limit of `/rpc` per client network (an IPv4 address or an IPv6 /64), in units. Reading a value costs 1, a call 5, a sent transaction 10, an estimate or a log query 50, a fee history 1 per 10 blocks or, with percentiles, 2 per block. Each call of a batch counts, and so do invalid requests. Large bodies cost 1 more per 16 KB.',
    ),
  RPC_CALL_GAS: wholeNumber
    .pipe(z.int().min(21_000))
    .optional()
    .describe(
      'Gas limit of a visitor’s call or estimate at `/rpc`. Defaults to 16777216, the protocol’s limit per transaction (EIP-7825), or to 2000000 on the slower embedded chain.',
    ),
  CHAIN_EXPLORER_URL: httpUrl
    .optional()
    .describe('The block explorer that hashes and addresses link to, with the paths of EIP-3091.'),
  COLLECTION_ADDRESS: address
    .optional()
    .meta({ requiredInProduction: true, description: 'The address of the collection contract.' }),
  TOKEN_ADDRESS: address
    .optional()
    .meta({ requiredInProduction: true, description: 'The address of the ERC-20 token on the swap page.' }),
  MAIN_CHAIN_RPC_URL: httpUrl
    .optional()
    .describe('An RPC endpoint of the main network, for wallets that have to add the network.'),
}

/** WalletConnect and the token widget. */
export const walletsVariables = {
  WALLETCONNECT_PROJECT_ID: nonEmpty
    .optional()
    .describe(
      'The WalletConnect project ID. Without it, WalletConnect is not offered; the sandbox uses an embedded relay for test wallets instead.',
    ),
  WALLETCONNECT_RELAY_URL: z
    .url({ protocol: /^wss?$/, error: 'must be a ws or wss URL' })
    .default('wss://relay.walletconnect.com')
    .describe('The WalletConnect relay.'),
  WALLETCONNECT_RPC_URL: httpUrl
    .default('https://rpc.walletconnect.com')
    .describe('The WalletConnect RPC host for well-known chains.'),
  SWAP_FRAME_URL: httpUrl
    .optional()
    .describe(
      'A third-party token widget for the swap page to embed. Defaults to the built-in widget, at the path of `tokenWidget` in `site/src/paths.ts`.',
    ),
  SWAP_CLIENT_ID: nonEmpty
    .optional()
    .describe('The client ID passed to the token widget. Defaults to the testnet’s slug.'),
  WIDGET_TOKENS: z
    .string()
    .transform(parseJson)
    .pipe(
      z
        .array(
          z.strictObject({ chainId: z.int().positive(), contract: address, rpc: z.array(httpUrl).min(1).max(10) }),
          { error: 'must be a JSON list of tokens' },
        )
        .max(50),
    )
    .default([])
    .describe(
      'More tokens that the built-in token widget may show, on test networks only: a JSON list of `{"chainId": …, "contract": "0x…", "rpc": ["https://…"]}`.',
    ),
}
