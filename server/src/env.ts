import { z } from 'zod'
import { usualShares } from './adapters/client-network.ts'
import { localUrl } from './host-urls.ts'

const onOff = z.enum(['on', 'off'])
const address = z.custom<`0x${string}`>((value) => /^0x[0-9a-fA-F]{40}$/.test(String(value)), 'must be a 0x address')
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })
const ether = z.string().regex(/^\d+(\.\d{1,18})?$/, 'must be an amount such as 0.5')
const addressOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const wholeNumber = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number)
const atLeastOne = wholeNumber.pipe(z.int().min(1))

/**
 * Every variable the server reads, with what it means. `docs/environment.md` is generated from here.
 * `demandedInProduction` marks what has no safe default once the sandbox is gone.
 */
export const envShape = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('In `production` nothing of the sandbox runs, and what it stood in for is demanded by name.'),
  PORT: wholeNumber.pipe(z.int().min(1).max(65_535)).default(3000).describe('Where the server listens.'),
  HOST: z
    .string()
    .min(1)
    .default('localhost')
    .describe(
      'Who can reach it. `localhost` is this machine alone, by `127.0.0.1` and `[::1]`. `0.0.0.0` opens it to every network this machine is in, such as to a phone in the same Wi-Fi; an address of this machine opens it to that network only. Pages work at whichever address they are opened.',
    ),
  PUBLIC_URL: httpUrl
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .meta({
      demandedInProduction: true,
      description:
        'The address of the site that is written down: in canonical links, in metadata, in what wallets keep. Pages do not depend on it. By default `http://localhost:{PORT}`, or the address in `HOST`.',
    }),
  DATA_DIR: z.string().min(1).default('.data').describe('The folder that holds all state of this machine.'),
  SANDBOX: onOff
    .optional()
    .describe(
      '`on` starts the embedded chain and the stand-ins. On by default, except in production, where it is refused.',
    ),
  SANDBOX_BLOCK_SECONDS: wholeNumber
    .default(0)
    .describe('Seconds between blocks of the embedded chain; 0 mines each transaction at once.'),
  SANDBOX_EMAILS_KEPT: atLeastOne
    .default(500)
    .describe('How many emails the sandbox’s mailbox keeps; the oldest go first.'),
  SANDBOX_JOURNAL_MEGABYTES: atLeastOne
    .default(512)
    .describe('How large the journal of the embedded chain may get. A larger one is moved aside at the next start.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres URL' })
    .optional()
    .meta({
      demandedInProduction: true,
      description: 'A Postgres database. Without it an embedded one is kept under `DATA_DIR`.',
    }),
  PAGES: z
    .enum(['built', 'vite'])
    .default('built')
    .describe('`vite` serves the API alone and leaves the pages to Vite, as `npm run dev` does.'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .optional()
    .describe('How much the log says. `info` in production, else `warn`.'),
  DRAIN_SECONDS: wholeNumber
    .pipe(z.int().max(600))
    .default(2)
    .describe('How long requests under way may take when the server is told to end. Then their connections are cut.'),
  SHED_AFTER_MILLISECONDS: wholeNumber
    .default(3000)
    .describe(
      'How long a request may wait before it is begun while a hundred others wait too. Then it is answered with 503 and `Retry-After`, health checks excepted; 0 begins everything at once, however much it is.',
    ),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '' && part !== 'none'),
    )
    .refine(
      (list) => list.every((part) => addressOrRange.safeParse(part).success),
      'must be addresses or ranges, separated by commas, or none',
    )
    .default([])
    .meta({
      demandedInProduction: true,
      description:
        'Addresses or ranges, separated by commas, whose `X-Forwarded-For` is believed; `none` where visitors connect directly. Behind a proxy that is not named all visitors count as one.',
    }),
  HSTS: z
    .enum(['host', 'subdomains', 'off'])
    .default('host')
    .describe(
      'For how much browsers are told to use TLS for a year, where `PUBLIC_URL` has it: this host alone, its subdomains too (`includeSubDomains`, which other sites below it must bear), or nothing.',
    ),
  NETWORK_SHARE_IPV4_24: atLeastOne
    .default(usualShares.ipv4Per24)
    .describe(
      'How many times the allowance of one network all addresses of an IPv4 /24 have together, wherever networks are counted: by the form, the faucet, the mint and every limit of requests.',
    ),
  NETWORK_SHARE_IPV6_56: atLeastOne
    .default(usualShares.ipv6Per56)
    .describe('The same for all /64 networks of an IPv6 /56, which is what many households get.'),
  NETWORK_SHARE_IPV6_48: atLeastOne
    .default(usualShares.ipv6Per48)
    .describe('The same for all /64 networks of an IPv6 /48, which anybody can have for nothing.'),
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
  VANGUARD_ADDRESS: address.optional().meta({ demandedInProduction: true, description: 'The collection contract.' }),
  TOKEN_ADDRESS: address.optional().meta({ demandedInProduction: true, description: 'The ERC-20 of the swap page.' }),
  MAIN_CHAIN_RPC_URL: httpUrl.optional().describe('An endpoint of the main network, for wallets that do not know it.'),
  MEDIA_BASE_URL: httpUrl
    .transform((url) => url.replace(/\/+$/, ''))
    .default('')
    .describe(
      'Where pictures and videos are served from, if not from here: a host that holds the media of `web/build/client`.',
    ),
  FORM_ENDPOINT: httpUrl.optional().describe('The form service; by default this server.'),
  FORM_ID: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/i, 'must be letters, digits and hyphens')
    .default('build-with-us')
    .describe('The form that the site posts to.'),
  FORM_REQUESTS_PER_HOUR: wholeNumber
    .pipe(z.int().min(1))
    .default(30)
    .describe('How often one network may post to the form.'),
  FORM_MESSAGES_PER_DAY: atLeastOne
    .default(500)
    .describe('How many messages the form takes in a day (UTC), from all networks together.'),
  FORM_MESSAGES_KEPT: atLeastOne
    .default(200_000)
    .describe('How many messages are kept at once. Where so many wait for their emails, the form takes no more.'),
  FORM_KEEP_DAYS: atLeastOne
    .default(365)
    .describe(
      'How long a message is kept after it was mailed; without a mail server, after it came. One that waits for its email is never deleted.',
    ),
  FORM_EMAILS_PER_DAY: atLeastOne
    .default(500)
    .describe('How many of those emails are sent in a day (UTC). The rest wait for the next.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps URL' })
    .optional()
    .describe(
      'The mail server that emails about new messages go through. Without it they wait; `npm run messages` shows them. End it with `?requireTLS=true` to refuse a server without TLS.',
    ),
  MAIL_FROM: z.email().optional().describe('The sender of those emails. By default the site’s contact address.'),
  MAIL_TO: z.email().optional().describe('Who receives them. By default the site’s contact address.'),
  RELEASES_API_URL: httpUrl.optional().describe('The code host’s API. By default GitHub’s.'),
  RELEASES_SITE_URL: httpUrl
    .optional()
    .describe('The code host’s site, for release pages and downloads. By default GitHub’s.'),
  RELEASES_LOOKUP: z
    .enum(['mirror', 'direct'])
    .default('mirror')
    .describe('Whether browsers look the latest release up here or at the code host itself.'),
  RELEASES_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe(
      'A token for the code host’s API, which then answers more often. Releases are public: it needs no rights.',
    ),
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
    .describe('A third party’s token widget, for the swap page to frame. By default our own, at `/widget/token`.'),
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
  SOCIAL_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The OAuth client of the social sign-in, registered with `{PUBLIC_URL}/twitter-redirect`. Without it sign-in is not offered.',
    ),
  SOCIAL_AUTHORIZE_URL: httpUrl
    .default('https://x.com/i/oauth2/authorize')
    .describe('Where a person agrees to sign in.'),
  SOCIAL_CLIENT_SECRET: z.string().min(1).optional().describe('The secret of that client. A public client has none.'),
  SOCIAL_TOKEN_URL: httpUrl
    .default('https://api.x.com/2/oauth2/token')
    .describe('Where a sign-in’s code is exchanged for a token.'),
  SOCIAL_API_URL: httpUrl
    .default('https://api.x.com/2')
    .describe('The API that says whose a token is, at `/users/me`.'),
  RELAYER: onOff
    .default('on')
    .describe('Whether this server relays mints itself. `off` where `npm run relayer` does it.'),
  RELAYER_KEYS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The file with the relayers’ private keys: a JSON list, or one a line. Only its owner may read it. Demanded wherever mints are relayed without the sandbox.',
    ),
  RELAYER_PORT: wholeNumber
    .pipe(z.int().min(1).max(65_535))
    .optional()
    .describe('Where `npm run relayer` answers `/livez`, `/readyz`, `/healthz` and `/metrics`; without it, nowhere.'),
  RELAYER_CONFIRMATIONS: wholeNumber
    .pipe(z.int().min(1))
    .default(1)
    .describe('Blocks before a mint counts, its own included.'),
  RELAYER_BATCH_MILLISECONDS: wholeNumber.default(25).describe('How long mints gather before a batch is formed.'),
  RELAYER_POLL_MILLISECONDS: wholeNumber
    .pipe(z.int().min(5))
    .default(50)
    .describe('How often the chain is asked about transactions under way.'),
  RELAYER_STUCK_SECONDS: wholeNumber
    .pipe(z.int().min(1))
    .default(15)
    .describe('How long the first transaction in line may wait before more is offered for it.'),
  RELAYER_MAX_UNCONFIRMED: wholeNumber
    .pipe(z.int().min(1))
    .default(4)
    .describe('Transactions of one key under way at once.'),
  RELAYER_TIP_WEI: wholeNumber.default(1_000_000).describe('The priority fee offered per gas.'),
  RELAYER_FEE_CEILING_GWEI: wholeNumber
    .default(1000)
    .describe('The most that is ever offered per gas. Above it mints wait.'),
  RELAYER_LOW_BALANCE_ETHER: ether
    .default('1')
    .describe('Below this balance a relayer calls for money, in the log and in `/healthz`.'),
  MINT_REQUESTS_PER_MINUTE: wholeNumber
    .pipe(z.int().min(1))
    .default(600)
    .describe('How many mint requests one network (an IPv4 address or an IPv6 /64) may make.'),
  MINT_GAS_PER_DAY: wholeNumber
    .default(50_000_000_000)
    .describe('The gas that all mints of a day may use; 0 for no limit.'),
  MINT_GAS_PER_DAY_FIRST_SEEN: wholeNumber
    .default(25_000_000_000)
    .describe('The share of it for wallets that have not minted before; 0 for no limit.'),
  MINT_GAS_PER_DAY_PER_NETWORK: wholeNumber
    .default(1_000_000_000)
    .describe('The share of it for one network; 0 for no limit.'),
  MINT_PROOF_OF_WORK: wholeNumber
    .default(5000)
    .describe(
      'The work that a wallet must prove when it is due, in PBKDF2 rounds per try (5000 is about a second); 0 asks for none.',
    ),
  MINT_PROOF_AFTER_PERCENT: wholeNumber
    .pipe(z.int().max(100))
    .default(50)
    .describe(
      'How much of `MINT_GAS_PER_DAY_FIRST_SEEN` is used before new wallets must prove work; 0 always asks them. Wallets that minted before must when half of what is then left of `MINT_GAS_PER_DAY` is used.',
    ),
  PROOF_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Signs those puzzles and the faucet’s, and hides social accounts; the same on all servers. Demanded in production wherever one of them is in use, since several servers may share its database. By default each server makes its own.',
    ),
  MINT_CONTRACT_CHECKS_PER_MINUTE: wholeNumber
    .pipe(z.int().min(1))
    .default(60)
    .describe('How often one network may have the chain check a contract wallet’s signature.'),
  MINT_STREAMS: wholeNumber.default(5000).describe('How many pages one server tells live how their items stand.'),
  MINT_STREAMS_PER_NETWORK: wholeNumber.default(100).describe('How many of these may belong to one network.'),
  MINT_FAILED_DAYS: wholeNumber
    .pipe(z.int().min(1))
    .default(7)
    .describe('How long mints that failed are kept, and what was learnt of receivers.'),
  MINT_SIGNED_DAYS: wholeNumber
    .pipe(z.int().min(2))
    .default(7)
    .describe('How long the signed bytes of settled transactions are kept.'),
  MINT_RECORD_DAYS: wholeNumber
    .pipe(z.int().min(8))
    .default(400)
    .describe('How long mints and their transactions are kept. A wallet without a mint in that time counts as new.'),
  MINT_SOCIAL_GATE: onOff
    .default('off')
    .describe('`on` mints only for visitors who are signed in at the social network.'),
  FAUCET_KEY_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The file with the private key that gives test Ether to new wallets, readable by its owner only. Without it, and without the sandbox, there is no faucet.',
    ),
  FAUCET_ETHER: ether.default('0.1').describe('What the faucet gives to a wallet, once a day at most.'),
  FAUCET_ETHER_PER_DAY: ether.default('100').describe('What all its transfers of a day may add up to.'),
  FAUCET_TRANSFERS_PER_NETWORK: wholeNumber
    .pipe(z.int().min(1))
    .default(10)
    .describe('How many wallets of one network (an IPv4 address or an IPv6 /64) it gives to in a day.'),
  FAUCET_PROOF_OF_WORK: wholeNumber
    .default(2000)
    .describe('The work that a wallet must prove for it, as `MINT_PROOF_OF_WORK` counts it; 0 asks for none.'),
  FAUCET_KEEP_DAYS: atLeastOne
    .default(30)
    .describe(
      'How long its transfers and their transactions are kept. Where a request came from is kept for its day only.',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Whoever brings it as a bearer token may read `/metrics`. Without it nobody may.'),
} satisfies Record<string, z.ZodType>

const envSchema = z.object(envShape)

export type Env = Omit<z.output<typeof envSchema>, 'SANDBOX' | 'PUBLIC_URL' | 'LOG_LEVEL'> & {
  isProduction: boolean
  isSandbox: boolean
  PUBLIC_URL: string
  LOG_LEVEL: NonNullable<z.output<typeof envSchema>['LOG_LEVEL']>
}

/** Thrown once, with a line for every variable that is wrong or missing. */
export class EnvError extends Error {
  constructor(complaints: string[]) {
    super(['The environment is not usable:', ...complaints.map((line) => `  ${line}`)].join('\n'))
    this.name = 'EnvError'
  }
}

/** Reads the environment once and whole. An empty variable counts as absent. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = envSchema.safeParse(present)
  const complaints = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)

  const isProduction = present['NODE_ENV'] === 'production'
  if (isProduction && present['SANDBOX'] === 'on') {
    complaints.push('SANDBOX: must not be on in production; its keys and stand-ins are for one machine only')
  }
  const isSandbox = !isProduction && present['SANDBOX'] !== 'off'
  if (!isSandbox) complaints.push(...missing(present, isProduction))
  if (!isSandbox && present['RELAYER'] !== 'off' && !present['RELAYER_KEYS_FILE']) {
    complaints.push('RELAYER_KEYS_FILE: is missing. Name the file with the relayers’ keys, or set RELAYER=off.')
  }
  if (!isSandbox && !present['SOCIAL_CLIENT_ID']) {
    if (present['MINT_SOCIAL_GATE'] === 'on')
      complaints.push(
        'SOCIAL_CLIENT_ID: is missing. MINT_SOCIAL_GATE=on mints only for who is signed in; nobody could be.',
      )
    if (present['SOCIAL_CLIENT_SECRET'])
      complaints.push(
        'SOCIAL_CLIENT_ID: is missing. SOCIAL_CLIENT_SECRET is the secret of a client; name the client too.',
      )
  }
  if (isProduction && parsed.success && !parsed.data.PROOF_SECRET) {
    // Production has a Postgres, which any number of servers share: a puzzle of one must be good at all of them.
    const users = secretUsers(parsed.data)
    if (users.length > 0) complaints.push(`PROOF_SECRET: is missing. ${users.join(' and ')} needs it on every server.`)
  }
  if (!parsed.success || complaints.length > 0) throw new EnvError(complaints)

  const { SANDBOX: _sandbox, PUBLIC_URL, LOG_LEVEL, ...rest } = parsed.data
  return {
    ...rest,
    isProduction,
    isSandbox,
    PUBLIC_URL: PUBLIC_URL ?? localUrl(rest.HOST, rest.PORT),
    LOG_LEVEL: LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  }
}

/** The settings under which servers must agree on the proof secret. */
function secretUsers(env: z.output<typeof envSchema>): string[] {
  return [
    ...(env.MINT_PROOF_OF_WORK > 0 ? ['MINT_PROOF_OF_WORK'] : []),
    ...(env.FAUCET_KEY_FILE && env.FAUCET_PROOF_OF_WORK > 0 ? ['FAUCET_PROOF_OF_WORK'] : []),
    ...(env.MINT_SOCIAL_GATE === 'on' ? ['MINT_SOCIAL_GATE'] : []),
  ]
}

/** Without the sandbox the chain must be named; in production everything that has no safe default. */
function missing(present: Record<string, unknown>, isProduction: boolean): string[] {
  return Object.entries(envShape)
    .filter(([name, schema]) => isDemanded(schema) && (isProduction || !optionalOnOneMachine.has(name)))
    .filter(([name]) => !(name in present))
    .map(([name, schema]) => `${name}: is missing. ${schema.description ?? ''}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const optionalOnOneMachine = new Set(['PUBLIC_URL', 'DATABASE_URL', 'TRUSTED_PROXIES'])

/** Whether production refuses to start without this variable. */
export function isDemanded(schema: z.ZodType): boolean {
  return schema.meta()?.['demandedInProduction'] === true
}
