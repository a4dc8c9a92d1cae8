import { ServiceError } from '@network-site/protocol/failures'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { parseEther, parseGwei } from 'viem'
import { withZod } from '../../http/route-schema.ts'
import type { Context } from '../../services/open-services.ts'
import type { Faucet, FaucetMetrics } from './faucet.ts'
import { createFaucetKeys } from './faucet-keys.ts'
import { faucetSchemas } from './schemas.ts'

/** Serves test ether to wallets that have none, if a funding key is configured. */
export async function faucetPlugin(app: FastifyInstance, context: Context): Promise<void> {
  const { env, external, registry, rateLimits, proofOfWork, signers } = context
  const [account, ...retired] = external.faucet
  if (!account) return
  for (const { address } of external.faucet) await signers.refuseRelayerKey(address)
  const faucet = createFaucetKeys([account, ...retired], {
    ...context,
    metrics: createFaucetMetrics(registry),
    // Only limits bursts; the daily limits are in the database.
    rateLimit: rateLimits({ name: 'faucet', requests: 30, perSeconds: 60, scope: 'process' }),
    proofOfWork: proofOfWork({ purpose: 'faucet', cost: env.FAUCET_PROOF_OF_WORK }),
    settings: {
      amountWei: parseEther(env.FAUCET_ETHER),
      perDayWei: parseEther(env.FAUCET_ETHER_PER_DAY),
      perNetwork: env.FAUCET_TRANSFERS_PER_NETWORK,
      keepDays: env.FAUCET_KEEP_DAYS,
      tipWei: BigInt(env.RELAYER_TIP_WEI),
      feeCeilingWei: parseGwei(String(env.RELAYER_FEE_CEILING_GWEI)),
      stuckMilliseconds: env.RELAYER_STUCK_SECONDS * 1000,
    },
  })
  faucetRoutes(app, faucet)
  const keys = signers.watchFaucetKeys(
    external.faucet,
    ([current, ...others]) => current && faucet.setAccounts([current, ...others]),
  )
  app.addHook('onClose', async () => keys.close())
}

/** Registers `POST /faucet`, and `GET /faucet/challenge/{address}` for the proof of work that it requires. */
export function faucetRoutes(app: FastifyInstance, faucet: Faucet): void {
  const { give, challenge } = faucetSchemas
  const api = withZod(app)
  // The handler rejects invalid requests, so that they are counted as outcomes.
  const giveOptions = { attachValidation: true, bodyLimit: 8 * 1024 }
  app.addHook('onReady', async () => faucet.start())
  app.addHook('onClose', faucet.close)

  api.post(give.url, { schema: give, ...giveOptions }, async (request, reply) => {
    let outcome = 'INTERNAL'
    try {
      if (request.validationError) throw request.validationError
      const answer = await faucet.give(request.body, request.ip)
      outcome = answer.isConfirmed ? 'GIVEN' : 'SENT'
      return await reply.header('cache-control', 'no-store').send(answer)
    } catch (error) {
      if (error instanceof ServiceError) outcome = error.code
      throw error
    } finally {
      faucet.metrics.requestAnswered(outcome)
    }
  })

  api.get(challenge.url, { schema: challenge }, async (request, reply) => {
    const puzzle = await faucet.challenge(request.params.address, request.ip)
    void reply.header('cache-control', 'no-store')
    return puzzle ? reply.send(puzzle) : reply.code(204).send()
  })
}

export function createFaucetMetrics(registry: Registry): FaucetMetrics {
  const registers = [registry]
  const requests = new Counter({
    name: 'faucet_requests_total',
    help: 'Faucet requests by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const balance = new Gauge({ name: 'faucet_balance_ether', help: 'The balance of the faucet.', registers: [] })
  return {
    requestAnswered: (outcome) => requests.inc({ outcome }),
    balanceSeen: (wei) => {
      balance.set(Number(wei) / 1e18)
      // Registered with its first value: an unset gauge reads 0 and would trigger the low-balance alert.
      if (!registry.getSingleMetric('faucet_balance_ether')) registry.registerMetric(balance)
    },
  }
}
