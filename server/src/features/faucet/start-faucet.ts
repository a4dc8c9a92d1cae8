import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { parseEther, parseGwei } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Chain } from '../../services/chain.ts'
import { clientNetworks } from '../../services/client-network.ts'
import { systemClock } from '../../services/clock.ts'
import type { Database } from '../../services/database.ts'
import { createProofOfWork } from '../../services/proof-of-work.ts'
import { networkShares, rateLimits } from '../../services/rate-limits.ts'
import type { Env } from '../../env/index.ts'
import { createFaucetMetrics } from './faucet-metrics.ts'
import { type Faucet, openFaucet } from './open-faucet.ts'
import { refuseRelayerKey } from '../../services/refuse-shared-key.ts'

export type FaucetStartOptions = {
  /** The funder; absent where there is no faucet. */
  account: PrivateKeyAccount | undefined
  database: Database
  chain: Chain
  log: Logger
  registry: Registry
}

/** Starts the faucet by the environment's settings, where there is a key for it. */
export async function startFaucet(
  env: Env,
  { account, registry, ...parts }: FaucetStartOptions,
): Promise<Faucet | undefined> {
  if (!account) return undefined
  await refuseRelayerKey(account.address, { database: parts.database, ...systemClock })
  const shares = networkShares(env)
  return openFaucet({
    ...parts,
    account,
    clock: systemClock,
    metrics: createFaucetMetrics(registry),
    networksOf: (ip) => clientNetworks(ip, shares),
    // Counted in this process alone, since it only damps bursts. What may be given is counted in the database.
    rateLimit: rateLimits(undefined, shares)({ name: 'faucet', requests: 30, perSeconds: 60 }),
    proofOfWork: env.FAUCET_PROOF_OF_WORK
      ? createProofOfWork({
          purpose: 'faucet',
          secret: env.PROOF_SECRET ?? randomBytes(32).toString('hex'),
          cost: env.FAUCET_PROOF_OF_WORK,
          nowMilliseconds: systemClock.nowMilliseconds,
        })
      : undefined,
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
}
