import { isIPv6 } from 'node:net'

/**
 * What one visitor is counted as: an IPv4 address, or the /64 of an IPv6 one. A household gets at least
 * a whole /64, so counting single IPv6 addresses would count nothing.
 */
export function clientNetwork(address: string): string {
  const bare = address.split('%')[0] ?? ''
  if (!isIPv6(bare)) return bare
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail = ''] = bare.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const missing = bare.includes('::') ? 8 - before.length - after.length : 0
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
