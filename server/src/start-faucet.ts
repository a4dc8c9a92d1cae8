import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { parseEther, parseGwei } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Chain } from './adapters/chain.ts'
import { clientNetwork } from './adapters/client-network.ts'
import { systemClock } from './adapters/clock.ts'
import type { Database } from './adapters/database.ts'
import { rateLimits } from './adapters/rate-limits.ts'
import type { Env } from './env.ts'
import { createFaucetMetrics } from './features/faucet/faucet-metrics.ts'
import { openFaucet, type Faucet } from './features/faucet/open-faucet.ts'

export type FaucetStartOptions = {
  /** The funder; absent where there is no faucet. */
  account: PrivateKeyAccount | undefined
  database: Database
  chain: Chain
  log: Logger
  registry: Registry
}

/** Starts the faucet by the environment's settings, where there is a key for it. */
export function startFaucet(env: Env, { account, registry, ...parts }: FaucetStartOptions): Faucet | undefined {
  if (!account) return undefined
  return openFaucet({
    ...parts,
    account,
    clock: systemClock,
    metrics: createFaucetMetrics(registry),
    networkOf: clientNetwork,
    // Counted in this process alone, since it only damps bursts. What may be given is counted in the database.
    rateLimit: rateLimits()({ name: 'faucet', requests: 30, perSeconds: 60 }),
    settings: {
      amountWei: parseEther(env.FAUCET_ETHER),
      perDayWei: parseEther(env.FAUCET_ETHER_PER_DAY),
      perNetwork: env.FAUCET_TRANSFERS_PER_NETWORK,
      tipWei: BigInt(env.RELAYER_TIP_WEI),
      feeCeilingWei: parseGwei(String(env.RELAYER_FEE_CEILING_GWEI)),
      stuckMilliseconds: env.RELAYER_STUCK_SECONDS * 1000,
    },
  })
}
