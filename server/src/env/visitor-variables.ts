import { z } from 'zod'
import { usualShares } from '../lib/client-network.ts'
import { atLeastOne, wholeNumber } from './value-schemas.ts'

const addressOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/** Who counts as one visitor, and how much is served at once. */
export const visitorsVariables = {
  SHED_AFTER_MILLISECONDS: wholeNumber
    .default(3000)
    .describe(
      'How long a request may wait before it is begun while a hundred others wait too. Then it is answered with 503 and `Retry-After`, health checks excepted; 0 begins everything at once, however much it is.',
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
      'must be addresses or ranges, separated by commas, or none',
    )
    .default([])
    .meta({
      demandedInProduction: true,
      description:
        'Addresses or ranges, separated by commas, whose `X-Forwarded-For` is believed; `none` where visitors connect directly. Behind a proxy that is not named all visitors count as one.',
    }),
  HSTS: z
    .enum(['host', 'subdomains', 'off'])
    .default('host')
    .describe(
      'For how much browsers are told to use TLS for a year, where `PUBLIC_URL` has it: this host alone, its subdomains too (`includeSubDomains`, which other sites below it must bear), or nothing.',
    ),
  NETWORK_SHARE_IPV4_24: atLeastOne
    .default(usualShares.ipv4Per24)
    .describe(
      'How many times the allowance of one network all addresses of an IPv4 /24 have together, wherever networks are counted: by the form, the faucet, the mint and every limit of requests.',
    ),
  NETWORK_SHARE_IPV6_56: atLeastOne
    .default(usualShares.ipv6Per56)
    .describe('The same for all /64 networks of an IPv6 /56, which is what many households get.'),
  NETWORK_SHARE_IPV6_48: atLeastOne
    .default(usualShares.ipv6Per48)
    .describe('The same for all /64 networks of an IPv6 /48, which anybody can have for nothing.'),
  PROOF_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Signs the puzzles of mint and faucet, and hides social accounts; the same on all servers. Demanded in production wherever one of them is in use, since several servers may share its database. By default each server makes its own.',
    ),
} satisfies Record<string, z.ZodType>
