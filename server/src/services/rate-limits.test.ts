import { describe, expect, it } from 'vitest'
import { rateLimits } from './rate-limits.ts'

const shares = { ipv4Per24: 3, ipv6Per56: 2, ipv6Per48: 3 }

function open(requests: number) {
  const limit = rateLimits(undefined, shares)({ name: 'test', requests, perSeconds: 60 })
  return async (addresses: string[]): Promise<number> => {
    const answers = await Promise.allSettled(addresses.map((address) => limit.take(address)))
    return answers.filter(({ status }) => status === 'fulfilled').length
  }
}

describe('rateLimits', () => {
  it('limits all /64 networks of a /56 and of a /48 together', async () => {
    const take = open(2)
    expect(await take(Array.from({ length: 9 }, (_, index) => `2001:db8:1:${index}::1`))).toBe(4)
    // Another /56 can use what is left of the /48.
    expect(await take(Array.from({ length: 9 }, (_, index) => `2001:db8:1:10${index}::1`))).toBe(2)
    expect(await take(['2001:db8:2::1'])).toBe(1)
  })

  it('limits all addresses of an IPv4 /24 together, in every notation', async () => {
    const take = open(2)
    expect(await take(Array.from({ length: 9 }, (_, index) => `203.0.113.${index}`))).toBe(6)
    expect(await take(['::ffff:203.0.113.200', '::ffff:cb00:71c9', '64:ff9b::cb00:71ca'])).toBe(0)
    expect(await take(['203.0.114.1'])).toBe(1)
  })

  it('takes as much of a cost as every network of the client has left', async () => {
    const { takeUpTo } = rateLimits(undefined, shares)({ name: 'test', requests: 4, perSeconds: 60 })
    expect(await takeUpTo('203.0.113.1', 3)).toEqual({ taken: 3, retryAfterSeconds: 0 })
    expect(await takeUpTo('203.0.113.1', 3)).toMatchObject({ taken: 1, retryAfterSeconds: expect.closeTo(60, -1) })
    expect(await takeUpTo('203.0.113.1', 3)).toMatchObject({ taken: 0 })
    // The /24 has 12 in total.
    expect(await takeUpTo('203.0.113.2', 4)).toMatchObject({ taken: 4 })
    expect(await takeUpTo('203.0.113.3', 3)).toMatchObject({ taken: 3 })
    expect(await takeUpTo('203.0.113.4', 4)).toMatchObject({ taken: 1 })
    expect(await takeUpTo('203.0.113.4', 0)).toMatchObject({ taken: 0 })
  })

  it('does not charge rejected requests to neighboring networks', async () => {
    const take = open(1)
    expect(await take(Array.from({ length: 9 }, () => '203.0.113.1'))).toBe(1)
    expect(await take(['203.0.113.2', '203.0.113.3'])).toBe(2)
  })
})
