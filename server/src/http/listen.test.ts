import { freePort } from '@network-site/sandbox/child-process'
import Fastify from 'fastify'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { expect, it, test } from 'vitest'
import { lanUrls, localUrl } from '../lib/server-urls.ts'
import { listen } from './listen.ts'

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))

it('listens on every loopback address until it is closed', async () => {
  const app = Fastify()
  app.get('/', async () => 'here')
  const port = await freePort()
  await listen(app, { host: 'localhost', port, drainMilliseconds: 1000 })
  const hosts = ['localhost', '127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])]
  for (const host of hosts) expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('here')
  await app.close()
  for (const host of hosts) await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow()
})

const ipv4 = (address: string, internal = false) => ({ address, internal, family: 'IPv4' }) as NetworkInterfaceInfo
const ipv6 = (address: string) => ({ address, internal: false, family: 'IPv6' }) as NetworkInterfaceInfo
const machine = {
  port: 3000,
  interfaces: {
    lo: [ipv4('127.0.0.1', true)],
    wlan0: [ipv4('192.168.1.7'), ipv6('fe80::1')],
    eth0: [ipv4('10.0.0.4')],
  },
}

const everyNetwork = ['http://192.168.1.7:3000', 'http://10.0.0.4:3000']

test.each([
  ['localhost', []],
  ['127.0.0.1', []],
  ['::1', []],
  ['0.0.0.0', everyNetwork],
  ['::', everyNetwork],
  ['192.168.1.7', ['http://192.168.1.7:3000']],
  ['fd00::2', ['http://[fd00::2]:3000']],
])('a server bound to %s is reachable from other machines at %j', (host, urls) => {
  expect(lanUrls(host, machine)).toEqual(urls)
})

test.each([
  ['localhost', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['192.168.1.7', 'http://192.168.1.7:3000'],
  ['fd00::2', 'http://[fd00::2]:3000'],
])('a server bound to %s is reachable locally at %s', (host, url) => {
  expect(localUrl(host, 3000)).toBe(url)
})
