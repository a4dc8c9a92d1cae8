import type { BrowserSettings } from '@network-site/protocol/settings'
import { artifacts, nodeProgram } from '@network-site/site/artifacts'
import { network } from '@network-site/site/network'
import { paths } from '@network-site/site/paths'
import { access } from 'node:fs/promises'
import type { Address, Hex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { loadKeys } from './load-keys.ts'
import type { Env } from '../env/index.ts'
import type { SandboxOptions } from '../features/sandbox/sandbox-routes.ts'

/** Where every external service is, be it the real one or the sandbox's stand-in. */
export type ExternalServices = {
  rpcUrl: string
  contracts: { collection: Address; testnetToken: Address }
  /** The API for the server and for browsers, and the site for browsers. What browsers get may be a path of ours. */
  codeHost: { apiUrl: string; browserApiUrl: string; siteUrl: string }
  social:
    | {
        clientId: string
        clientSecret: string | undefined
        /** For browsers; may be a path of ours. */
        authorizeUrl: string
        tokenUrl: string
        apiUrl: string
        /** Whether people may be sent back to any origin. A real provider knows only the one registered there. */
        returnsAnywhere: boolean
      }
    | undefined
  /** The stand-in for the WalletConnect relay; null where the sandbox is off. */
  walletConnect: BrowserSettings['walletConnect']
  /** The mail server, where there is one. */
  smtpUrl: string | undefined
  /** Empty where another process relays. */
  relayers: PrivateKeyAccount[]
  /** The faucet's funder; absent where there is no faucet. */
  faucet: PrivateKeyAccount | undefined
  sandbox: SandboxOptions | undefined
  /** Sentences that the operator should read at this start. */
  notices: string[]
  close: () => Promise<void>
}

const gitHubApi = 'https://api.github.com'

/** Starts the sandbox, or takes the services that the environment names. A variable that is set always wins. */
export async function openExternalServices(env: Env): Promise<ExternalServices> {
  const sandbox = env.isSandbox ? await startSandbox(env) : undefined
  const rpcUrl = env.CHAIN_RPC_URL ?? sandbox?.rpcUrl
  const collection = env.COLLECTION_ADDRESS ?? sandbox?.contracts.collection
  const testnetToken = env.TOKEN_ADDRESS ?? sandbox?.contracts.testnetToken
  const relayers = env.RELAYER === 'off' ? [] : await loadRelayers(env, sandbox?.keys.relayer)
  if (!rpcUrl || !collection || !testnetToken) throw new Error('readEnv lets no environment through without a chain')
  return {
    rpcUrl,
    contracts: { collection, testnetToken },
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
    smtpUrl: env.SMTP_URL ?? sandbox?.smtpUrl,
    relayers,
    faucet: await loadFaucet(env, { sandboxKey: sandbox?.keys.faucet, relayers: await knownRelayers(env, relayers) }),
    sandbox,
    notices: sandbox?.notices ?? [],
    close: async () => sandbox?.close(),
  }
}

async function loadRelayers(env: Env, sandboxKey: Hex | undefined): Promise<PrivateKeyAccount[]> {
  if (env.RELAYER_KEYS_FILE) return loadRelayerKeys(env, env.RELAYER_KEYS_FILE)
  return sandboxKey ? [privateKeyToAccount(sandboxKey)] : []
}

/** The keys in the relayers' file. */
export function loadRelayerKeys({ DATA_DIR: dataDir, isProduction }: Env, file: string): Promise<PrivateKeyAccount[]> {
  return loadKeys(file, { variable: 'RELAYER_KEYS_FILE', dataDir, isProduction })
}

/** The relayers' keys, also where another process works with them and this one can read their file. */
async function knownRelayers(env: Env, relayers: PrivateKeyAccount[]): Promise<PrivateKeyAccount[]> {
  if (env.RELAYER === 'on' || !env.FAUCET_KEY_FILE || !env.RELAYER_KEYS_FILE) return relayers
  const isReadable = await access(env.RELAYER_KEYS_FILE).then(
    () => true,
    () => false,
  )
  return isReadable ? loadRelayers(env, undefined) : relayers
}

async function loadFaucet(
  env: Env,
  { sandboxKey, relayers }: { sandboxKey: Hex | undefined; relayers: PrivateKeyAccount[] },
): Promise<PrivateKeyAccount | undefined> {
  const variable = 'FAUCET_KEY_FILE'
  // The sandbox's key has money on the sandbox's own chain only.
  if (!env.FAUCET_KEY_FILE) return sandboxKey && !env.CHAIN_RPC_URL ? privateKeyToAccount(sandboxKey) : undefined
  const [faucet, ...others] = await loadKeys(env.FAUCET_KEY_FILE, {
    variable,
    dataDir: env.DATA_DIR,
    isProduction: env.isProduction,
  })
  if (others.length > 0) throw new Error(`${variable} cannot be used: it must hold one key.`)
  // Each counts its own nonces: sharing a key, they would take each other's.
  if (relayers.some(({ address }) => address === faucet?.address))
    throw new Error(`${variable} cannot be used: it holds the key of a relayer.`)
  return faucet
}

async function startSandbox(env: Env) {
  // No dependency of this package, so production does not install it. In development all packages here are linked.
  const { startSandbox: start } = await import('@network-site/sandbox/start-sandbox').catch((cause: unknown) => {
    throw new Error('The sandbox is not installed here. Set NODE_ENV=production, or SANDBOX=off, or run npm install.', {
      cause,
    })
  })
  return start({
    dataDir: env.DATA_DIR,
    publicUrl: env.PUBLIC_URL,
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
