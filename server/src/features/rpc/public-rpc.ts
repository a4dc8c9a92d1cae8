import { networkShares, rateLimits } from '../../services/rate-limits.ts'
import type { Env } from '../../env/index.ts'
import type { ExternalServices } from '../../services/external-services.ts'
import type { RpcOptions } from './rpc-routes.ts'
import { sentenceOf } from '../../http/failure-sentences.ts'

/** EIP-7825: no transaction may use more gas, so no call for one needs more. */
const transactionGasCap = 16_777_216
/** The embedded chain runs a loop of this much gas in about a second, and nothing else meanwhile. */
const embeddedCallGas = 2_000_000

/** What `/rpc` offers by the environment's settings. */
export function publicRpc(env: Env, { rpcUrl }: Pick<ExternalServices, 'rpcUrl'>): RpcOptions {
  const isEmbedded = env.isSandbox && !env.CHAIN_RPC_URL && !env.RPC_UPSTREAM_URL
  return {
    upstreamUrl: env.RPC_UPSTREAM_URL ?? rpcUrl,
    // Counted in this process alone: a shared count would cost every read of the chain a write.
    rateLimit: rateLimits(
      undefined,
      networkShares(env),
    )({ name: 'rpc', requests: env.RPC_UNITS_PER_MINUTE, perSeconds: 60 }),
    mostCallGas: BigInt(env.RPC_CALL_GAS ?? (isEmbedded ? embeddedCallGas : transactionGasCap)),
    // On a developer's machine no page but ours has any business with the chain.
    isOpenToPages: !env.isSandbox,
    sentenceOf,
  }
}
