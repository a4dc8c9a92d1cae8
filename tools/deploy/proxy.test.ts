import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { request as requestHttps } from 'node:https'
import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const deploy = join(import.meta.dirname, '../../deploy')
const hasNginx = [
  ['nginx', '-v'],
  ['openssl', 'version'],
].every(([program = '', flag = '']) => spawnSync(program, [flag]).status === 0)

type Answer = { status: number; headers: IncomingMessage['headers']; body: string }

/** Runs nginx with the real configuration in front of two stub servers. */
describe.skipIf(!hasNginx)('the proxy', () => {
  let folder: string
  let nginx: ChildProcess
  let servers: Server[]
  let ports: { http: number; https: number }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'proxy-'))
    makeCertificate(folder)
    servers = await Promise.all(['first', 'second'].map(startServer))
    ports = { http: await freePort(), https: await freePort() }
    const [first, second] = servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`)
    const variables = {
      ...parseEnv(readFileSync(join(deploy, 'proxy.env'), 'utf8')),
      PROXY_HTTP_PORT: String(ports.http),
      PROXY_HTTPS_PORT: String(ports.https),
      PROXY_FIRST_SERVER: first,
      PROXY_SECOND_SERVER: second,
      PROXY_CERTIFICATES: folder,
      PROXY_FOLDER: folder,
    } as Record<string, string>
    const template = readFileSync(join(deploy, 'nginx/nginx.conf.template'), 'utf8')
    const file = join(folder, 'nginx.conf')
    writeFileSync(
      file,
      template.replaceAll(
        /\$\{(PROXY_\w+)\}/g,
        (_, name: string) => variables[name] ?? `${name} is missing in proxy.env`,
      ),
    )
    nginx = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' })
    while (nginx.exitCode === null && !(await isListening(ports.https))) await sleep(50)
  })
  afterAll(async () => {
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
    for (const server of servers) server.close().closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  })

  function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const target = { port: ports.https, host: '127.0.0.1', path }
      const sent = requestHttps({ ...target, headers, rejectUnauthorized: false, agent: false }, (answer) => {
        let body = ''
        answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
      })
      sent.on('error', reject).end()
    })
  }

  it('redirects HTTP to HTTPS', async () => {
    const answer = await fetch(`http://127.0.0.1:${ports.http}/a-page?a=b`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://127.0.0.1/a-page?a=b'])
  })

  it('overwrites a forged X-Forwarded-For header', async () => {
    const { body } = await get('/headers', { 'x-forwarded-for': '203.0.113.7' })
    expect(JSON.parse(body)).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' })
  })

  it('serves HTTP/2', async () => {
    const session = connectHttp2(`https://127.0.0.1:${ports.https}`, { rejectUnauthorized: false })
    const [headers] = (await once(session.request({ ':path': '/headers' }), 'response')) as [{ ':status': number }]
    expect(headers[':status']).toBe(200)
    session.close()
  })

  it('hides the metrics', async () => {
    expect((await get('/metrics')).status).toBe(404)
  })

  it('forwards event streams without buffering', async () => {
    const path = '/mints/0xabc/events'
    const sent = requestHttps({ port: ports.https, host: '127.0.0.1', path, rejectUnauthorized: false }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const [chunk] = (await once(answer, 'data')) as [Buffer]
    // The stream is still open; a buffering proxy would not have forwarded the chunk.
    expect(chunk.toString()).toBe('data: one\n\n')
    sent.destroy()
  })

  it('fails over when one server stops', async () => {
    const names = new Set<string>()
    for (let times = 0; times < 10; times++) names.add((await get('/name')).body)
    expect(names).toEqual(new Set(['first', 'second']))
    servers[0]?.close().closeAllConnections()
    for (let times = 0; times < 10; times++) expect(await get('/name')).toMatchObject({ status: 200, body: 'second' })
  })
})

async function startServer(name: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/name') response.end(name)
    else if (request.url?.endsWith('/events')) response.writeHead(200).write('data: one\n\n')
    else response.end(JSON.stringify(request.headers))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...files, ...subject], { stdio: 'ignore' })
}

async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}
