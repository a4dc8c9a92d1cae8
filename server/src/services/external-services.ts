import type { BrowserSettings } from '@network-site/protocol/settings'
import { artifacts, nodeProgram } from '@network-site/site/downloads'
import { brand } from '@network-site/site/brand'
import { network } from '@network-site/site/network'
import { paths } from '@network-site/site/paths'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Env } from '../env/index.ts'
import type { Chain } from './chain.ts'
import type { MailerOptions } from './mailer.ts'
import { isLoopback } from '../lib/server-urls.ts'
import type { KeyAccount } from './keys-file.ts'
import { loadFaucet, loadRelayers } from './signers.ts'

/** The sandbox's HTTP handlers, mounted under `/sandbox`. */
type SandboxHandlers = {
  handle: (request: IncomingMessage, response: ServerResponse) => void
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  closeSockets: () => void
}

/** The location of every external service, real or a sandbox stand-in. */
export type ExternalServices = {
  chain: Pick<Chain, 'id' | 'rpcUrls' | 'contracts'>
  /** The API for the server and for browsers, and the website. URLs for browsers may be paths on this server. */
  codeHost: { apiUrl: string; browserApiUrl: string; siteUrl: string }
  social:
    | {
        clientId: string
        clientSecret: string | undefined
        /** For browsers; may be a path on this server. */
        authorizeUrl: string
        tokenUrl: string
        apiUrl: string
        /** Whether the provider redirects to any origin. A real provider accepts only the registered one. */
        returnsAnywhere: boolean
      }
    | undefined
  /** The stand-in for the WalletConnect relay; null if the sandbox is off. */
  walletConnect: BrowserSettings['walletConnect']
  /** Sender and recipient of the team's emails, and the mail server if there is one. */
  mail: Omit<MailerOptions, 'url'> & { url: string | undefined }
  /** Empty if another process relays. */
  relayers: KeyAccount[]
  /** The key that the faucet sends with, and those that are being retired. Empty if there is no faucet. */
  faucet: KeyAccount[]
  sandbox: SandboxHandlers | undefined
  /** Messages for the operator, printed at startup. */
  notices: string[]
  close: () => Promise<void>
}

const gitHubApi = 'https://api.github.com'

/** Starts the sandbox if it is on. Services set in the environment replace its stand-ins. */
export async function openExternalServices(env: Env): Promise<ExternalServices> {
  const sandbox = env.isSandbox ? await startSandbox(env) : undefined
  const rpcUrls = env.CHAIN_RPC_URLS ?? (sandbox && [sandbox.rpcUrl])
  const collection = env.COLLECTION_ADDRESS ?? sandbox?.contracts.collection
  const token = env.TOKEN_ADDRESS ?? sandbox?.contracts.token
  if (!rpcUrls || !collection || !token) throw new Error('readEnv accepted an environment without a chain')
  const relayers = await loadRelayers(env, sandbox?.keys.relayer)
  return {
    chain: { id: network.testnet.id, rpcUrls, contracts: { collection, token } },
    codeHost: {
      apiUrl: env.RELEASES_API_URL ?? sandbox?.codeHost.apiUrl ?? gitHubApi,
      browserApiUrl: env.RELEASES_API_URL ?? sandbox?.codeHost.browserApiUrl ?? gitHubApi,
      siteUrl: env.RELEASES_SITE_URL ?? sandbox?.codeHost.siteUrl ?? 'https://github.com',
    },
    social: env.SOCIAL_CLIENT_ID
      ? {
          clientId: env.SOCIAL_CLIENT_ID,
          clientSecret: env.SOCIAL_CLIENT_SECRET,
          authorizeUrl: env.SOCIAL_AUTHORIZE_URL,
          tokenUrl: env.SOCIAL_TOKEN_URL,
          apiUrl: env.SOCIAL_API_URL,
          returnsAnywhere: false,
        }
      : sandbox && { ...sandbox.social, returnsAnywhere: true },
    walletConnect: sandbox?.walletConnect ?? null,
    mail: {
      url: env.SMTP_URL ?? sandbox?.smtpUrl,
      from: env.MAIL_FROM ?? brand.contactEmail,
      to: env.MAIL_TO ?? brand.contactEmail,
    },
    relayers,
    faucet: await loadFaucet(env, { sandboxKey: sandbox?.keys.faucet, relayers }),
    sandbox,
    notices: sandbox?.notices ?? [],
    close: async () => sandbox?.close(),
  }
}

async function startSandbox(env: Env) {
  // Not a dependency, so production does not install it. The workspace links it in development.
  const { startSandbox: start } = await import('@network-site/sandbox/start-sandbox').catch((cause: unknown) => {
    throw new Error('The sandbox is not installed here. Set NODE_ENV=production, or SANDBOX=off, or run npm install.', {
      cause,
    })
  })
  return start({
    dataDir: env.DATA_DIR,
    publicUrl: env.PUBLIC_URL,
    isOpenToNetwork: !isLoopback(env.HOST),
    chainId: network.testnet.id,
    blockTimeSeconds: env.SANDBOX_BLOCK_SECONDS,
    collectionName: network.collection.name,
    token: network.token,
    nodeRepository: network.nodeRepository,
    release: { artifacts, program: nodeProgram },
    socialReturnPath: paths.socialReturn,
    emailsKept: env.SANDBOX_EMAILS_KEPT,
    journalMegabytes: env.SANDBOX_JOURNAL_MEGABYTES,
  })
}
