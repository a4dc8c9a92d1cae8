import { describe, expect, it } from 'vitest'
import { clientNetwork, clientNetworks } from './client-network.ts'

describe('clientNetwork', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
    ['64:ff9b::192.0.2.33', '192.0.2.33'],
    ['64:ff9b::c000:221', '192.0.2.33'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:192.0.2.33', '2001:db8:1:2::/64'],
    ['64:ff9b:1::192.0.2.33', '64:ff9b:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
    [undefined, ''],
  ])('counts %s as %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network)
  })
})

describe('clientNetworks', () => {
  const shares = { ipv4Per24: 8, ipv6Per56: 2, ipv6Per48: 4 }

  it.each([
    ['203.0.113.9', { '203.0.113.9': 1, '203.0.113.0/24': 8 }],
    ['::ffff:cb00:7109', { '203.0.113.9': 1, '203.0.113.0/24': 8 }],
    ['2001:db8:1:2fe:3::6', { '2001:db8:1:2fe::/64': 1, '2001:db8:1:200::/56': 2, '2001:db8:1:0::/48': 4 }],
    ['', { '': 1 }],
  ])('counts %s toward %o', (address, networks) => {
    expect(Object.fromEntries(clientNetworks(address, shares).map(({ network, share }) => [network, share]))).toEqual(
      networks,
    )
  })

  it.each(['203.0.113.9', '2001:db8:1:2fe:3::6'])(
    'returns the same networks for %s and for its narrowest network',
    (address) => {
      expect(clientNetworks(clientNetwork(address), shares)).toEqual(clientNetworks(address, shares))
    },
  )
})
