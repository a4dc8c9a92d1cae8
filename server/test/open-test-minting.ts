import { ServiceError } from '@network-site/protocol/failures'
import { apiPaths } from '@network-site/site/paths'
import Fastify from 'fastify'
import pino from 'pino'
import { Registry } from 'prom-client'
import type { Address, Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { connectChain } from '../src/services/chain.ts'
import { clientNetwork, clientNetworks, defaultNetworkShares } from '../src/lib/client-network.ts'
import { type Clock, systemClock } from '../src/services/process.ts'
import type { Database } from '../src/services/database.ts'
import { createRecoverSigner } from '../src/lib/signatures.ts'
import { answerError } from '../src/http/error-handler.ts'
import { createCollectionReader } from '../src/features/mint/collection-reader.ts'
import { createGuards, type GuardOptions } from '../src/features/mint/guards.ts'
import { createMintMetrics } from '../src/features/mint/mint-metrics.ts'
import { mintRoutes } from '../src/features/mint/plugin.ts'
import { createMinting, type MintingDependencies } from '../src/features/mint/minting.ts'
import type { RelayerSettings } from '../src/features/mint/relayer/worker.ts'
import { startRelayer } from '../src/features/mint/relayer/start-relayer.ts'
import type { Signer } from '../src/transactions/sender.ts'
import { createReturningWalletCookie } from '../src/features/mint/returning-wallet-cookie.ts'
import type { PrivateChain } from './private-chain.ts'

export type TestMintingOptions = {
  database: Database
  privateChain: PrivateChain
  /** Other URLs of the chain, such as fault proxies. */
  rpcUrls?: string[]
  relayers?: Hex[]
  /** Keys in key services, instead of `relayers`. */
  accounts?: Signer[]
  settings?: Partial<RelayerSettings>
  guards?: Partial<GuardOptions>
  minting?: Partial<MintingDependencies>
  /** If false, minting opens before the chain has answered, as in a server. */
  isChainAwaited?: boolean
  /** The server's clock, which may differ from the chain's. */
  clock?: Clock
}

export type TestMinting = Awaited<ReturnType<typeof openTestMinting>>
type MintDetails = { proof?: string; ip?: string; statement?: string; cookies?: string }
export type MintResponse = { status: number; code: string; retryAfterSeconds: number | undefined }
export type Wallet = { address: Address; signature: Hex; isNamed?: boolean }

export const everyItem = Array.from({ length: 42 }, (_, index) => index + 1)

export const testMessage = 'Test Testnet Drop'

const quickSettings: RelayerSettings = {
  confirmations: 1,
  batchMilliseconds: 10,
  pollMilliseconds: 20,
  stuckMilliseconds: 4000,
  maxUnconfirmed: 4,
  tipWei: 1_000_000n,
  feeCeilingWei: 1_000_000_000_000n,
  lowBalanceWei: 1_000_000_000_000_000_000n,
  budget: { all: 0, firstSeen: 0, perSource: 0 },
  retention: { failedDays: 7, signedDays: 7, recordDays: 400 },
}

/** Opens minting with a relayer, guards, and routes in this process. */
export async function openTestMinting(options: TestMintingOptions) {
  const { database, privateChain, relayers = privateChain.relayers, clock = systemClock } = options
  const settings = { ...quickSettings, ...options.settings }
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' })
  const { rpcUrls } = options
  const chain = rpcUrls ? connectChain({ ...privateChain.chain, rpcUrls, log }) : privateChain.chain
  const registry = new Registry()
  const metrics = createMintMetrics(registry)
  const collection = createCollectionReader({ database, chain, clock, log, everyMilliseconds: 200 })
  if (options.isChainAwaited ?? true) await collection.ready
  const accounts = options.accounts ?? relayers.map((key) => privateKeyToAccount(key))
  const services = { database, chain, collection, clock, log, metrics }
  const relayer = await startRelayer(accounts, { ...services, settings })
  const minting = await createMinting({
    ...services,
    visitorChain: chain,
    recoverSigner: await createRecoverSigner(),
    message: testMessage,
    budget: settings.budget,
    networkOf: clientNetwork,
    networksOf: (ip) => clientNetworks(ip, defaultNetworkShares),
    returningWalletCookie: createReturningWalletCookie('test secret'),
    guards: createGuards({
      rateLimit: {
        take: async () => undefined,
        takeUpTo: async (_ip, wanted) => ({ taken: wanted, retryAfterSeconds: 0 }),
      },
      contractCheckLimit: { take: async () => undefined },
      proofOfWork: undefined,
      socialAccounts: undefined,
      chainNumber: collection.chainNumber,
      ...options.guards,
    }),
    ...options.minting,
  })
  // Closing must not wait for connections of the test.
  const app = Fastify({ forceCloseConnections: true })
  app.setErrorHandler(answerError)
  await app.register(async (scope) => mintRoutes(scope, { minting }))
  return {
    chain,
    minting,
    collection,
    app,
    registry,
    pingKeyServices: relayer.pingKeyServices,
    setAccounts: relayer.setAccounts,
    /** Requests an item over HTTP. */
    post: (payload: object, more: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
      app.inject({ method: 'POST', url: apiPaths.remoteMint, payload, ...more }),
    /** Requests an item and returns the HTTP status and code. */
    ask: async (wallet: Wallet, tokenIndex: number, details: MintDetails = {}): Promise<MintResponse> => {
      const { address, signature, isNamed } = wallet
      const { proof, ip = '192.0.2.1', statement, cookies } = details
      try {
        const request = { signature, tokenIndex, ...(isNamed ? { address } : {}), proof }
        await minting.mint(request, { ip, statement, cookies })
        return { status: 200, code: 'MINTED', retryAfterSeconds: undefined }
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        return { status: error.status, code: error.code, retryAfterSeconds: error.retryAfterSeconds }
      }
    },
    /** Requests all 42 items of a wallet with one request, and returns the accepted ones. */
    askForAll: async ({ address, signature, isNamed }: Wallet, { ip = '192.0.2.1' } = {}): Promise<number[]> => {
      const items = everyItem
      const request = { signature, items, ...(isNamed ? { address } : {}) }
      const { answer } = await minting.requestMints(request, { ip, statement: undefined, cookies: undefined })
      return answer.accepted
    },
    /** Returns the numbers of a wallet's items in each state. */
    countStates: async (address: Address): Promise<Record<string, number>> => {
      const { items } = await minting.states(address)
      return Object.fromEntries(
        [...Map.groupBy(items, ({ state }) => state)].map(([state, list]) => [state, list.length]),
      )
    },
    /** Requests many items over HTTP. */
    postMany: (payload: object, more: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
      app.inject({ method: 'POST', url: '/mints', payload, ...more }),
    closeRelayer: relayer.close,
    close: async () => {
      await app.close()
      await relayer.close()
      await minting.close()
      await collection.close()
    },
  }
}

/** Creates a wallet and its signature of the test message. */
export async function newWallet(): Promise<Wallet> {
  const account = privateKeyToAccount(generatePrivateKey())
  return { address: account.address, signature: await account.signMessage({ message: testMessage }) }
}

export async function newWallets(count: number): Promise<Wallet[]> {
  return Promise.all(Array.from({ length: count }, newWallet))
}
