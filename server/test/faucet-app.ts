import Fastify, { type FastifyInstance } from 'fastify'
import pino from 'pino'
import { Registry } from 'prom-client'
import { parseEther, parseGwei, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Chain } from '../src/services/chain.ts'
import { clientNetworks, defaultNetworkShares } from '../src/lib/client-network.ts'
import { systemClock } from '../src/services/process.ts'
import type { Database } from '../src/services/database.ts'
import { rateLimits } from '../src/services/rate-limits.ts'
import { answerError } from '../src/http/error-handler.ts'
import type { FaucetOptions, FaucetSettings } from '../src/features/faucet/faucet.ts'
import { createFaucetKeys } from '../src/features/faucet/faucet-keys.ts'
import { createFaucetMetrics, faucetRoutes } from '../src/features/faucet/plugin.ts'

export type FaucetAppOptions = Partial<Omit<FaucetOptions, 'settings'>> & {
  database: Database
  chain: Chain
  key: Hex
  settings?: Partial<FaucetSettings>
}

/** Creates a server with only the faucet. It trusts any proxy, so tests can choose the client's IP. */
export function openFaucetApp({ database, chain, key, account, settings, ...more }: FaucetAppOptions) {
  const registry = new Registry()
  const faucet = createFaucetKeys([account ?? privateKeyToAccount(key)], {
    database,
    chain,
    visitorChain: chain,
    clock: systemClock,
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    metrics: createFaucetMetrics(registry),
    networksOf: (ip) => clientNetworks(ip, defaultNetworkShares),
    rateLimit: rateLimits()({ name: 'faucet', requests: 1000, perSeconds: 60 }),
    proofOfWork: undefined,
    pollIntervalMilliseconds: 100,
    ...more,
    settings: {
      amountWei: parseEther('0.1'),
      perDayWei: parseEther('100'),
      perNetwork: 1000,
      keepDays: 30,
      tipWei: 1_000_000n,
      feeCeilingWei: parseGwei('1000'),
      stuckMilliseconds: 15_000,
      ...settings,
    },
  })
  const app: FastifyInstance = Fastify({ trustProxy: true, forceCloseConnections: true })
  app.setErrorHandler(answerError)
  faucetRoutes(app, faucet)
  void app.ready()
  return {
    app,
    registry,
    setAccounts: faucet.setAccounts,
    ask: async (address: string, ip = '192.0.2.1', proof?: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/faucet',
        payload: { address, proof },
        headers: { 'x-forwarded-for': ip },
      })
      return {
        status: answer.statusCode,
        body: answer.json<Record<string, unknown>>(),
        retryAfterSeconds: Number(answer.headers['retry-after'] ?? 0),
      }
    },
    close: async () => {
      await faucet.close()
      await app.close()
    },
  }
}
