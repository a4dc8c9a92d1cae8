import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as sendRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccessCheck } from './sandbox-access.ts'
import { startStandIns } from './stand-ins.ts'

const publicUrl = 'https://site.example'

describe('createAccessCheck', () => {
  const mayUse = (host: string | undefined, { from = '127.0.0.1', isOpenToNetwork = false } = {}) =>
    createAccessCheck({ publicUrl, isOpenToNetwork })({
      headers: host === undefined ? {} : { host },
      socket: { remoteAddress: from } as Socket,
    })
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  const ownHosts = own.map(({ address, family }) => (family === 'IPv6' ? `[${address}]:3000` : `${address}:3000`))

  it.each(['localhost', 'localhost:3000', '127.0.0.1', '127.8.9.1', '[::1]', 'site.example', ...ownHosts])(
    'accepts the host %s',
    (host) => expect(mayUse(host)).toBe(true),
  )

  it.each([
    undefined,
    '',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'site.example.evil.example',
    '203.0.113.7:3000',
    '0.0.0.0:3000',
    'a b',
  ])('refuses the host %j', (host) => expect(mayUse(host, { isOpenToNetwork: true })).toBe(false))

  it('accepts clients on other machines only if the site is open to them', () => {
    for (const from of ['192.168.7.21', 'fe80::1', '::ffff:192.168.7.21', '']) {
      expect([mayUse('localhost', { from }), mayUse('localhost', { from, isOpenToNetwork: true })]).toEqual([
        false,
        true,
      ])
    }
    for (const from of ['127.0.0.2', '::1', '::ffff:127.0.0.1']) expect(mayUse('localhost', { from })).toBe(true)
  })
})

describe('createAccessCheck behind a tunnel', () => {
  it.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host'])(
    'refuses requests with %s at another host than PUBLIC_URL’s, unless the site is open to the network',
    (name) => {
      const mayUse = (host: string, isOpenToNetwork = false) =>
        createAccessCheck({ publicUrl, isOpenToNetwork })({
          headers: { host, [name]: '203.0.113.7' },
          socket: { remoteAddress: '127.0.0.1' } as Socket,
        })
      expect([mayUse('localhost:3000'), mayUse('127.0.0.1'), mayUse('site.example')]).toEqual([false, false, true])
      expect(mayUse('localhost:3000', true)).toBe(true)
    },
  )
})

describe('the stand-ins', () => {
  let folder: string
  let standIns: Awaited<ReturnType<typeof startStandIns>>
  const server = createServer((request, response) => standIns.handle(request, response))
  server.on('upgrade', (request, socket, head) => standIns.upgrade(request, socket, head))
  const sitePort = () => (server.address() as AddressInfo).port
  const loopbackPort = () => Number(new URL(standIns.codeHost.apiUrl).port)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stand-ins-'))
    standIns = await startStandIns({
      mailFolder: folder,
      publicUrl,
      nodeRepository: { owner: 'owner', name: 'node' },
      release: {
        artifacts: { Windows: '', Mac: '', Linux: '', WindowsCli: '', MacCli: '', LinuxCli: '' },
        program: '',
      },
      socialReturnPath: '/return',
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(async () => {
    server.close()
    await standIns.close()
    await rm(folder, { recursive: true })
  })

  it.each([
    ['at the site’s port', sitePort],
    ['at their loopback port', loopbackPort],
  ])('do not show the mailbox to a website that rebinds its name, %s', async (_case, port) => {
    const mailbox = '/sandbox/mailbox/messages.json'
    expect(await statusOf(port(), { path: mailbox, host: 'localhost' })).toBe(200)
    expect(await statusOf(port(), { path: mailbox, host: `rebound.example:${port()}` })).toBe(403)
  })

  it('refuse WebSockets at another host or from a page of another site', async () => {
    const headers = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': key,
    }
    const path = '/sandbox/relay'
    expect(await statusOf(sitePort(), { path, host: 'site.example', headers })).toBe(101)
    expect(await statusOf(sitePort(), { path, host: 'rebound.example', headers })).toBe(403)
    const from = (origin: string) => statusOf(sitePort(), { path, host: 'localhost', headers: { ...headers, origin } })
    expect(await from('http://localhost:3000')).toBe(101)
    expect(await from(publicUrl)).toBe(101)
    expect([await from('https://evil.example'), await from('null')]).toEqual([403, 403])
  })
})

const key = Buffer.from('0123456789abcdef').toString('base64')

type Sent = { path: string; host: string; headers?: Record<string, string> }

/** Sends a request with any host, which `fetch` does not allow. */
async function statusOf(port: number, { path, host, headers = {} }: Sent): Promise<number | undefined> {
  const request = sendRequest({ port, path, host: '127.0.0.1', headers: { ...headers, host } }).end()
  const [response] = (await Promise.race([once(request, 'response'), once(request, 'upgrade')])) as [IncomingMessage]
  response.destroy()
  return response.statusCode
}
