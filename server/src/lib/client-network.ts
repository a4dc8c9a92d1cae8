import { isIPv4, isIPv6 } from 'node:net'

/** How many times the allowance of one network a wider one has, for all networks within it together. */
export type NetworkShares = { ipv4Per24: number; ipv6Per56: number; ipv6Per48: number }

/** What an operator has who sets no others. */
export const usualShares: NetworkShares = { ipv4Per24: 8, ipv6Per56: 2, ipv6Per48: 4 }

/** A network that a visitor is counted as, and how many times the allowance of one it has. */
export type CountedNetwork = { network: string; share: number }

/**
 * What one visitor is counted as: an IPv4 address, or the /64 of an IPv6 one. A household gets at least
 * a whole /64, so counting single IPv6 addresses would count nothing.
 */
export function clientNetwork(address: string | undefined): string {
  const bare = bareOf(address)
  const groups = groupsOf(bare)
  return groups ? prefixOf(groups, 64) : (ipv4Of(bare) ?? bare)
}

/**
 * Every network that a visitor is counted as, the narrowest first. Providers hand out whole /56 and /48 networks and
 * blocks of IPv4 addresses, so whoever has one network often has its neighbours.
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

/**
 * Without a zone, and without the length of a network that was an address before. Who has hung up has no address any more,
 * though Fastify's types say so.
 */
function bareOf(address: string | undefined): string {
  return address?.split(/[%/]/)[0] ?? ''
}

/** The eight groups of an IPv6 address; undefined for an IPv4 one, however it is written. */
function groupsOf(address: string): number[] | undefined {
  if (!isIPv6(address)) return undefined
  const groups = parseGroups(address)
  return isIpv4Inside(groups) ? undefined : groups
}

/** The IPv4 address that this is, or that is in it: mapped (::ffff:0:0/96), or translated by a NAT64 (64:ff9b::/96). */
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

/** The first bits of an address, up to 64, as a network. */
function prefixOf(groups: number[], bits: 64 | 56 | 48): string {
  const kept = groups.slice(0, 4).map((group, index) => group & mask(bits - index * 16))
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`
}

function mask(bits: number): number {
  return bits >= 16 ? 0xffff : bits <= 0 ? 0 : (0xffff << (16 - bits)) & 0xffff
}
