import type { NetworkShares } from './adapters/client-network.ts'
import type { Env } from './env.ts'

/** The shares of wider networks, from the environment. */
export function networkShares(env: Env): NetworkShares {
  return {
    ipv4Per24: env.NETWORK_SHARE_IPV4_24,
    ipv6Per56: env.NETWORK_SHARE_IPV6_56,
    ipv6Per48: env.NETWORK_SHARE_IPV6_48,
  }
}
