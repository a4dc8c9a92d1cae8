import { freePort } from '@network-site/sandbox/chain/free-port'
import Fastify from 'fastify'
import { networkInterfaces } from 'node:os'
import { expect, it } from 'vitest'
import { listen } from './listen.ts'

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))

it('answers at every name and address of this machine, and at none once it is closed', async () => {
  const app = Fastify()
  app.get('/', async () => 'here')
  const port = await freePort()
  await listen(app, { host: 'localhost', port, drainMilliseconds: 1000 })
  const hosts = ['localhost', '127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])]
  for (const host of hosts) expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('here')
  await app.close()
  for (const host of hosts) await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow()
})
