import { freePort } from '@network-site/sandbox/child-process'
import { spawn, type ChildProcess, execFileSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { request as requestHttps } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from '@network-site/site/paths'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { createHttpServer } from '../../../server/src/http/create-http-server.ts'
import { createLog } from '../../../server/src/services/log.ts'
import { rateLimits } from '../../../server/src/services/rate-limits.ts'
import { request as sendRequest } from '../visitors/visit.ts'
import { areInstalled, type ProxyOptions, startProxy } from './start-proxy.ts'

const closers: Array<() => unknown> = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function start(options: ProxyOptions): Promise<string> {
  const { url, stop } = await startProxy(options)
  closers.unshift(stop)
  return url
}

type Stub = { port: number; received: string[]; setReady: (isReady: boolean) => void; server: Server }

/** Starts a ready server that records its requests. */
async function startStub(answer: RequestListener): Promise<Stub> {
  const received: string[] = []
  let isReady = true
  const server = createServer((request, response) => {
    if (request.url === '/readyz') {
      response.writeHead(isReady ? 200 : 503).end()
    } else {
      received.push(`${request.method} ${request.url}`)
      answer(request, response)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close().closeAllConnections())
  return { port: (server.address() as AddressInfo).port, received, setReady: (next) => (isReady = next), server }
}

const answers: RequestListener = (request, response) =>
  void text(request).then((body) => response.end(`answered ${body}`))
/** Dies once it has the whole request. */
const dies: RequestListener = (request) => void text(request).then(() => request.socket.destroy())

describe.skipIf(!areInstalled('caddy'))('the proxy', { timeout: 60_000 }, () => {
  it.each([
    ['a page', '/page', {}],
    ['a mint', apiPaths.remoteMint, { method: 'POST', body: 'of one item' }],
    ['a mint of many items', '/mints', { method: 'POST', body: 'of all items' }],
  ])('has another server answer %s if the first dies', async (_what, path, init) => {
    const [first, second] = [await startStub(dies), await startStub(answers)]
    const url = await start({ servers: [first.port, second.port] })
    // The proxy sends requests to either server, so repeat until the first has died.
    while (first.received.length === 0) {
      const response = await fetch(url + path, init)
      expect([response.status, await response.text()]).toEqual([200, `answered ${'body' in init ? init.body : ''}`])
    }
  })

  it('has mints answered while one of two servers drops every request', async () => {
    const slowly: RequestListener = (request, response) => setTimeout(() => answers(request, response), 500)
    const [first, second] = [await startStub(dies), await startStub(slowly)]
    const url = await start({ servers: [first.port, second.port] })
    const mint = () => sendRequest(`${url}/mints`, { method: 'POST', body: 'of one item' })
    const statuses = await Promise.all(Array.from({ length: 20 }, mint).map(async (sent) => (await sent).status))
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200))
    expect(first.received).not.toEqual([])
  })

  it('passes on that a response was cut off', async () => {
    const { port } = await startStub((_request, response) => {
      response
        .writeHead(200, { 'content-length': 200_000 })
        .write('x'.repeat(100_000), () => response.socket?.destroy())
    })
    expect(await sendRequest(`${await start({ servers: [port] })}/page`)).toMatchObject({ status: 0, isCutOff: true })
  })

  it('does not resend a contact message that a server received', async () => {
    const [first, second] = [await startStub(dies), await startStub(dies)]
    const url = await start({ servers: [first.port, second.port] })
    const response = await fetch(`${url}/f/build-with-us`, { method: 'POST', body: '{}' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ code: 'OVERLOADED' })
    expect([...first.received, ...second.received]).toEqual(['POST /f/build-with-us'])
  })

  it('sends a contact message to the other server if the first refuses connections', async () => {
    const second = await startStub(answers)
    const url = await start({ servers: [await freePort(), second.port] })
    for (let times = 0; times < 4; times++) {
      const response = await fetch(`${url}/f/build-with-us`, { method: 'POST', body: 'hello' })
      expect([response.status, await response.text()]).toEqual([200, 'answered hello'])
    }
  })

  it('keeps its servers while clients abort uploads', async () => {
    const stubs = [await startStub(answers), await startStub(answers)]
    const url = await start({ servers: stubs.map(({ port }) => port) })
    const abort = () => {
      const client = connect(Number(new URL(url).port), '127.0.0.1', () => {
        client.write('POST /mints HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000\r\n\r\nthe first part')
        setTimeout(() => client.resetAndDestroy(), 20)
      }).on('error', () => undefined)
    }
    for (let times = 0; times < 20; times++) {
      for (let uploads = 0; uploads < 5; uploads++) abort()
      expect((await fetch(`${url}/page`)).status).toBe(200)
      await sleep(50)
    }
  })

  it('lets a draining server finish its requests but sends it no new ones', async () => {
    let finish = (): void => undefined
    const draining = await startStub((_request, response) => (finish = () => void response.end('the old server')))
    const other = await startStub(answers)
    other.setReady(false)
    const url = await start({ servers: [draining.port, other.port] })
    await sleep(1500)
    const pending = fetch(`${url}/page`)
    await expect.poll(() => draining.received).toHaveLength(1)
    other.setReady(true)
    draining.setReady(false)
    await sleep(1500)
    for (let times = 0; times < 4; times++) expect((await fetch(`${url}/page`)).status).toBe(200)
    expect(draining.received).toHaveLength(1)
    finish()
    expect(await (await pending).text()).toBe('the old server')
  })

  it('closes the connection of a client that sends its headers slowly', async () => {
    const { port } = await startStub(answers)
    const url = await start({ servers: [port] })
    const client = connect(Number(new URL(url).port), '127.0.0.1')
    const startedAt = performance.now()
    client.write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n')
    const drip = setInterval(() => client.write('x: y\r\n'), 1000)
    onTestFinished(() => clearInterval(drip))
    client.on('error', () => undefined).resume()
    await once(client, 'close')
    expect(performance.now() - startedAt).toBeLessThan(15_000)
  })

  it('rejects large bodies, hides the metrics, and keeps the cache headers of the server', async () => {
    const { port, received } = await startStub((_request, response) => {
      response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end()
    })
    const url = await start({ servers: [port] })
    expect((await fetch(`${url}/mints`, { method: 'POST', body: 'x'.repeat(300_000) })).status).toBe(413)
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    expect(received).toEqual([])
    const asset = await fetch(`${url}/assets/a.js`)
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('forwards event streams without buffering', async () => {
    // The stream stays open; a buffering proxy would not forward the event.
    const { port } = await startStub((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n')
    })
    const url = await start({ servers: [port] })
    const { body } = await fetch(`${url}/mints/0xabc/events`)
    const reader = (body as ReadableStream<Uint8Array>).getReader()
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('data: one\n\n')
    await reader.cancel()
  })

  describe('client addresses', () => {
    /** Starts the server's own HTTP stack, which answers with the client's address and allows two requests a minute. */
    async function startLimited(ranges: string) {
      const app = createHttpServer({
        log: createLog({ LOG_LEVEL: 'silent', isProduction: true }),
        trustedProxies: ['127.0.0.1'],
        isHttps: false,
        hsts: 'off',
      })
      const limit = rateLimits()({ name: 'test', requests: 2, perSeconds: 60 })
      app.get('/readyz', async () => 'ready')
      app.get('/', async ({ ip }) => {
        await limit.take(ip)
        return ip
      })
      await app.listen({ port: 0, host: '127.0.0.1' })
      closers.push(() => app.close())
      const { port } = app.server.address() as AddressInfo
      const url = await start({ servers: [port], env: { PROXY_CDN_RANGES: ranges } })
      return async (forwardedFor: string) => {
        const response = await fetch(url, { headers: { 'x-forwarded-for': forwardedFor } })
        return response.ok ? response.text() : response.status
      }
    }

    it('ignores X-Forwarded-For of clients outside the CDN', async () => {
      const visit = await startLimited('192.0.2.0/24')
      expect([await visit('203.0.113.7'), await visit('203.0.113.8'), await visit('203.0.113.9')]).toEqual([
        '127.0.0.1',
        '127.0.0.1',
        429,
      ])
    })

    it('tells visitors behind one CDN apart, and ignores what they add to the header', async () => {
      const visit = await startLimited('192.0.2.0/24 127.0.0.0/8')
      expect([await visit('203.0.113.7'), await visit('198.51.100.1, 203.0.113.7')]).toEqual([
        '203.0.113.7',
        '203.0.113.7',
      ])
      expect(await visit('198.51.100.2, 203.0.113.7')).toBe(429)
      expect(await visit('2001:db8::8')).toBe('2001:db8::8')
    })
  })
})

describe.skipIf(!areInstalled('caddy', 'pebble', 'pebble-challtestsrv', 'openssl'))('certificates', () => {
  it('obtains a certificate and serves HTTP/2 and HTTP/3 with it', { timeout: 90_000 }, async () => {
    const ports = { http: await freePort(), https: await freePort() }
    const authority = await startAuthority(ports)
    const { port } = await startStub(({ headers }, response) => void response.end(headers['x-forwarded-proto']))
    await start({
      servers: [port],
      env: {
        PROXY_ADDRESS: 'site.test',
        PROXY_HTTP_PORT: String(ports.http),
        PROXY_HTTPS_PORT: String(ports.https),
        PROXY_ACME_DIRECTORY: authority.directory,
        // Trusts the authority itself.
        SSL_CERT_FILE: authority.certificateFile,
      },
    })
    const { body: ca } = await getHttps(authority.rootUrl, { rejectUnauthorized: false })
    const options = { servername: 'site.test', ca }
    const url = `https://127.0.0.1:${ports.https}/`
    const headers = { host: 'site.test' }
    const first = await expect
      .poll(() => getHttps(url, { ...options, headers }).catch(() => undefined), { timeout: 60_000 })
      .toMatchObject({ status: 200, body: 'https' })
      .then(() => getHttps(url, { ...options, headers }))
    expect(first.headers['alt-svc']).toContain(`h3=":${ports.https}"`)
    const session = connectHttp2(url, options)
    const [answer] = (await once(session.request({ ':authority': 'site.test' }), 'response')) as [{ ':status': number }]
    expect(answer[':status']).toBe(200)
    session.close()
    expect(await quicVersions(ports.https)).toContain(1)
    const redirect = await fetch(`http://127.0.0.1:${ports.http}/a?b=c`, { redirect: 'manual', headers })
    expect(redirect.status).toBe(308)
  })
})

/** Starts a certificate authority that finds every domain on this machine. */
async function startAuthority(ports: { http: number; https: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'authority-'))
  const [certificate, privateKey] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const files = ['-keyout', privateKey, '-out', certificate, '-days', '1', '-nodes']
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...files, ...subject], { stdio: 'ignore' })
  const [listen, management, dns] = [await freePort(), await freePort(), await freePort()]
  const pebble = {
    listenAddress: `127.0.0.1:${listen}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate,
    privateKey,
    httpPort: ports.http,
    tlsPort: ports.https,
  }
  writeFileSync(join(folder, 'pebble.json'), JSON.stringify({ pebble }))
  const others = ['-http01', '', '-https01', '', '-tlsalpn01', '', '-management', '', '-defaultIPv6', '']
  const processes: ChildProcess[] = [
    spawn('pebble-challtestsrv', ['-dns01', `127.0.0.1:${dns}`, ...others], { stdio: 'ignore' }),
    spawn('pebble', ['-config', join(folder, 'pebble.json'), '-dnsserver', `127.0.0.1:${dns}`], {
      stdio: 'ignore',
      env: { PATH: process.env['PATH'], PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' },
    }),
  ]
  closers.push(() => {
    for (const child of processes) child.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  const directory = `https://127.0.0.1:${listen}/dir`
  await expect.poll(() => getHttps(directory, { rejectUnauthorized: false }).catch(() => undefined)).toBeDefined()
  return { directory, certificateFile: certificate, rootUrl: `https://127.0.0.1:${management}/roots/0` }
}

function getHttps(url: string, options: object) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: string }>((resolve, reject) => {
    requestHttps(url, { agent: false, ...options }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject)
    })
      .on('error', reject)
      .end()
  })
}

/** Returns the versions of QUIC, the transport of HTTP/3, that a server lists in response to an unknown one. */
async function quicVersions(port: number): Promise<number[]> {
  const socket = createSocket('udp4')
  try {
    // A long header with an unknown version and two connection IDs of eight bytes, padded to the minimum size.
    const header = Buffer.from([0xc0, 0x1a, 0x2a, 0x3a, 0x4a, 8, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 7, 6, 5, 4, 3, 2, 1])
    socket.send(Buffer.concat([header, Buffer.alloc(1200 - header.length)]), port, '127.0.0.1')
    const [answer] = (await once(socket, 'message', { signal: AbortSignal.timeout(5000) })) as [Buffer]
    const versions: number[] = []
    for (let at = 23; at + 4 <= answer.length; at += 4) versions.push(answer.readUInt32BE(at))
    return versions
  } finally {
    socket.close()
  }
}
