import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { parseEther, parseGwei } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Chain } from '../../services/chain.ts'
import { clientNetwork, clientNetworks } from '../../services/client-network.ts'
import { systemClock } from '../../services/clock.ts'
import type { Database } from '../../services/database.ts'
import { createProofOfWork } from '../../services/proof-of-work.ts'
import { networkShares, rateLimits } from '../../services/rate-limits.ts'
import { createRecoverSigner } from '../../services/signatures.ts'
import { createSocialAccounts } from '../../services/social-accounts.ts'
import type { Env } from '../../env/index.ts'
import { watchCollection } from './collection.ts'
import { createGuards } from './guards.ts'
import { createMintMetrics } from './mint-metrics.ts'
import { type Minting, openMinting } from './open-minting.ts'
import type { RelayerSettings } from './relayer/relayer-worker.ts'
import { startRelayer } from './relayer/start-relayer.ts'
import { createReturningWalletCookie } from './returning-wallet-cookie.ts'
import { followRelayerKeys } from '../../services/follow-keys.ts'
import { refuseFaucetKey } from '../../services/refuse-shared-key.ts'
import { sentenceOf } from '../../http/failure-sentences.ts'

export type StartMintingOptions = {
  database: Database
  chain: Chain
  log: Logger
  registry: Registry
  relayers: PrivateKeyAccount[]
  signingMessage: string
  socialApiUrl: string | undefined
}

/** Starts minting by the environment's settings: the public side, and the relayer workers where this process has keys. */
export async function startMinting(
  env: Env,
  dependencies: StartMintingOptions,
): Promise<{ minting: Minting; close: () => Promise<void> }> {
  const { database, chain, log, registry } = dependencies
  const clock = systemClock
  // Counted in this process alone: a shared count would cost every mint a write. The gas budget is shared in any case.
  const limits = rateLimits(undefined, networkShares(env))
  const secret = env.PROOF_SECRET ?? randomBytes(32).toString('hex')
  const metrics = createMintMetrics(registry)
  const collection = watchCollection({ database, chain, clock, log })
  const settings = relayerSettings(env)
  await refuseFaucetKey(dependencies.relayers, { database, ...clock })
  const relayer = await startRelayer(dependencies.relayers, {
    database,
    chain,
    collection,
    clock,
    log,
    metrics,
    settings,
  })
  const keys = followRelayerKeys(env, { relayer, database, log })
  const minting = await openMinting({
    database,
    chain,
    collection,
    clock,
    log,
    metrics,
    budget: settings.budget,
    networkOf: clientNetwork,
    returningWalletCookie: createReturningWalletCookie(secret),
    maxStreams: env.MINT_STREAMS,
    maxStreamsPerNetwork: env.MINT_STREAMS_PER_NETWORK,
    freeShare: env.MINT_PROOF_AFTER_PERCENT / 100,
    recoverSigner: await createRecoverSigner(),
    sentenceOf,
    message: dependencies.signingMessage,
    guards: createGuards({
      rateLimit: limits({ name: 'mint', requests: env.MINT_REQUESTS_PER_MINUTE, perSeconds: 60 }),
      contractCheckLimit: limits({
        name: 'mint contract check',
        requests: env.MINT_CONTRACT_CHECKS_PER_MINUTE,
        perSeconds: 60,
      }),
      proofOfWork: env.MINT_PROOF_OF_WORK
        ? createProofOfWork({
            purpose: 'mint',
            secret,
            cost: env.MINT_PROOF_OF_WORK,
            nowMilliseconds: clock.nowMilliseconds,
          })
        : undefined,
      socialAccounts:
        env.MINT_SOCIAL_GATE === 'on' && dependencies.socialApiUrl
          ? createSocialAccounts({
              apiUrl: dependencies.socialApiUrl,
              sql: database.sql,
              // Without one this is the only server, and its embedded database has no other reader.
              secret: env.PROOF_SECRET ?? 'no secret',
              nowMilliseconds: clock.nowMilliseconds,
            })
          : undefined,
      chainNumber: collection.chainNumber,
    }),
  })
  return {
    minting,
    close: async () => {
      keys.close()
      await relayer.close()
      await minting.close()
      await collection.close()
    },
  }
}

/** The relayer's settings, from the environment. */
export function relayerSettings(env: Env): RelayerSettings {
  const shares = networkShares(env)
  return {
    confirmations: env.RELAYER_CONFIRMATIONS,
    batchMilliseconds: env.RELAYER_BATCH_MILLISECONDS,
    pollMilliseconds: env.RELAYER_POLL_MILLISECONDS,
    stuckMilliseconds: env.RELAYER_STUCK_SECONDS * 1000,
    maxUnconfirmed: env.RELAYER_MAX_UNCONFIRMED,
    tipWei: BigInt(env.RELAYER_TIP_WEI),
    feeCeilingWei: parseGwei(String(env.RELAYER_FEE_CEILING_GWEI)),
    lowBalanceWei: parseEther(env.RELAYER_LOW_BALANCE_ETHER),
    budget: {
      all: env.MINT_GAS_PER_DAY,
      firstSeen: env.MINT_GAS_PER_DAY_FIRST_SEEN,
      perSource: env.MINT_GAS_PER_DAY_PER_NETWORK,
      networksOf: (source) => clientNetworks(source, shares),
    },
    retention: {
      failedDays: env.MINT_FAILED_DAYS,
      signedDays: env.MINT_SIGNED_DAYS,
      recordDays: env.MINT_QUEUE_RETENTION_DAYS,
    },
  }
}
