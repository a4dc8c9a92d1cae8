import { isIPv4, isIPv6 } from 'node:net'

/** The allowance of a wider network, as a multiple of the allowance of a single one. */
export type NetworkShares = { ipv4Per24: number; ipv6Per56: number; ipv6Per48: number }

export const defaultNetworkShares: NetworkShares = { ipv4Per24: 8, ipv6Per56: 2, ipv6Per48: 4 }

/** A network that a client counts toward, and its multiple of the allowance. */
export type CountedNetwork = { network: string; share: number }

/** Returns the IPv4 address or IPv6 /64 that a client counts as. A household gets at least a whole /64. */
export function clientNetwork(address: string | undefined): string {
  const bare = bareOf(address)
  const groups = groupsOf(bare)
  return groups ? prefixOf(groups, 64) : (ipv4Of(bare) ?? bare)
}

/**
 * Returns every network that a client counts toward, narrowest first. Providers assign whole /56 and /48 networks and
 * blocks of IPv4 addresses, so one client often controls several neighboring networks.
 */
export function clientNetworks(address: string | undefined, shares: NetworkShares): CountedNetwork[] {
  const bare = bareOf(address)
  const groups = groupsOf(bare)
  if (groups)
    return [
      { network: prefixOf(groups, 64), share: 1 },
      { network: prefixOf(groups, 56), share: shares.ipv6Per56 },
      { network: prefixOf(groups, 48), share: shares.ipv6Per48 },
    ]
  const ipv4 = ipv4Of(bare)
  if (!ipv4) return [{ network: bare, share: 1 }]
  return [
    { network: ipv4, share: 1 },
    { network: ipv4.replace(/\d+$/, '0/24'), share: shares.ipv4Per24 },
  ]
}

/** Strips the zone and the prefix length. A closed connection has no address, although Fastify's types say it does. */
function bareOf(address: string | undefined): string {
  return address?.split(/[%/]/)[0] ?? ''
}

/** Returns the eight groups of an IPv6 address, or undefined for an IPv4 address in any notation. */
function groupsOf(address: string): number[] | undefined {
  if (!isIPv6(address)) return undefined
  const groups = parseGroups(address)
  return isIpv4Inside(groups) ? undefined : groups
}

/** Returns an IPv4 address, unwrapping mapped (::ffff:0:0/96) and NAT64 (64:ff9b::/96) addresses. */
function ipv4Of(address: string): string | undefined {
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  const [high = 0, low = 0] = parseGroups(address).slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

function isIpv4Inside(groups: number[]): boolean {
  const prefix = groups
    .slice(0, 6)
    .map((group) => group.toString(16))
    .join(':')
  return prefix === '0:0:0:0:0:ffff' || prefix === '64:ff9b:0:0:0:0'
}

function parseGroups(address: string): number[] {
  // The last four bytes may be written as an IPv4 address.
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_dotted, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [head = '', tail = ''] = hex.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const missing = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after].map((group) => Number.parseInt(group, 16))
}

/** Returns the network of an address's first bits. */
function prefixOf(groups: number[], bits: 64 | 56 | 48): string {
  const kept = groups.slice(0, 4).map((group, index) => group & mask(bits - index * 16))
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`
}

function mask(bits: number): number {
  return bits >= 16 ? 0xffff : bits <= 0 ? 0 : (0xffff << (16 - bits)) & 0xffff
}
