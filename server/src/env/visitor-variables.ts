import { z } from 'zod'
import { defaultNetworkShares } from '../lib/client-network.ts'
import { atLeastOne, wholeNumber } from './value-schemas.ts'

const addressOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/** Client addresses, rate-limit shares, and load shedding. */
export const visitorsVariables = {
  SHED_AFTER_MILLISECONDS: wholeNumber
    .default(3000)
    .describe(
      'How long a request may be queued while a hundred others wait too. After that it gets a 503 with `Retry-After`, except for health checks. 0 disables load shedding.',
    ),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '' && part !== 'none'),
    )
    .refine(
      (list) => list.every((part) => addressOrRange.safeParse(part).success),
      'must be a comma-separated list of addresses or ranges, or none',
    )
    .default([])
    .meta({
      requiredInProduction: true,
      description:
        'The proxies whose `X-Forwarded-For` is trusted, as a comma-separated list of addresses or ranges; `none` if visitors connect directly. Behind an unlisted proxy, all visitors count as one.',
    }),
  HSTS: z
    .enum(['host', 'subdomains', 'off'])
    .default('host')
    .describe(
      'The scope of `Strict-Transport-Security`, sent for a year if `PUBLIC_URL` uses TLS: this host, its subdomains too (`includeSubDomains`, which affects every site below it), or off.',
    ),
  NETWORK_SHARE_IPV4_24: atLeastOne
    .default(defaultNetworkShares.ipv4Per24)
    .describe(
      'The combined allowance of all addresses in an IPv4 /24, as a multiple of one network’s allowance. Applies to the form, the faucet, mints, and every rate limit.',
    ),
  NETWORK_SHARE_IPV6_56: atLeastOne
    .default(defaultNetworkShares.ipv6Per56)
    .describe('The same for all /64 networks in an IPv6 /56, the size that many households get.'),
  NETWORK_SHARE_IPV6_48: atLeastOne
    .default(defaultNetworkShares.ipv6Per48)
    .describe('The same for all /64 networks in an IPv6 /48, which anyone can get for free.'),
  PROOF_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Signs the proof-of-work challenges of mint, form, and faucet and the statements of social sign-ins, and hashes social accounts. Use the same value on all servers. Required in production if any of these features is enabled. Defaults to a random value per process.',
    ),
}
