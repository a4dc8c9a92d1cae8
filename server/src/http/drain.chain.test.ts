import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../test/databases.ts'
import { eventually } from '../../test/eventually.ts'
import { copyPgliteTemplate } from '../../test/pglite-template.ts'
import { startPrivateChain } from '../../test/private-chain.ts'
import { type RunningServer, runServer } from '../../test/run-server.ts'

// Each test starts a server process.
vi.setConfig({ testTimeout: 180_000 })

const address = `0x${'a'.repeat(40)}`
const sockets: Socket[] = []
let dataDir: string
let server: RunningServer | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'closing-'))
  await copyPgliteTemplate(dataDir)
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server?.kill('SIGKILL')
  await server?.ended
  await rm(dataDir, { recursive: true, force: true })
})

async function send(text: string, host = '127.0.0.1'): Promise<Socket> {
  const socket = connect(Number(server?.port), host)
  socket.on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

function headersOf(path: string, more = ''): string {
  return `GET ${path} HTTP/1.1\r\nhost: here\r\n${more}\r\n`
}

const halfSent =
  'POST /rpc HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"json'

async function received(socket: Socket, words: string): Promise<void> {
  let text = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    text += chunk.toString()
    if (text.includes(words)) return
  }
  throw new Error(`the connection ended with: ${text}`)
}

async function isRefusing(): Promise<boolean> {
  const socket = connect(Number(server?.port), '127.0.0.1')
  return Promise.race([
    once(socket, 'connect').then(() => {
      socket.destroy()
      return false
    }),
    once(socket, 'error').then(() => true),
  ]).catch(() => true)
}

const cleanExit = { code: 0, problems: [] }

/** Returns the exit code, and warnings about shutdown or, after a failure, the whole log. */
async function exitOf({ ended, output }: RunningServer) {
  const code = await ended
  const lines = output().split('\n')
  return { code, problems: code === 0 ? lines.filter((line) => line.includes('failed to close')) : lines }
}

it('shuts down cleanly despite incomplete requests, open streams, and slow readers', async () => {
  server = await runServer('main', { DATA_DIR: dataDir, DRAIN_SECONDS: '1', UNREADY_SECONDS: '1' })
  const lockFile = join(dataDir, 'database.lock', 'lock')
  expect(existsSync(lockFile)).toBe(true)
  await send(halfSent)
  await send(halfSent, '::1').catch(() => undefined)
  const stream = await send(headersOf(`/mints/${address}/events`))
  await received(stream, 'text/event-stream')
  // Overflow the socket buffers and read nothing.
  const slowReader = await send(headersOf('/settings.json').repeat(20_000))
  slowReader.pause()
  server.kill('SIGTERM')
  expect(await exitOf(server)).toEqual(cleanExit)
  expect(existsSync(lockFile)).toBe(false)
})

it('finishes a request in progress and refuses new connections', async () => {
  server = await runServer('main', { DATA_DIR: dataDir, DRAIN_SECONDS: '60' })
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
  const head = `POST /rpc HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  const socket = await send(head + body.slice(0, 10))
  // Once this is answered, the server has started reading the first request.
  await fetch(`${server.url}/livez`)
  server.kill('SIGTERM')
  await eventually(isRefusing, 30_000)
  socket.write(body.slice(10))
  await received(socket, '0xb02113d3f')
  expect(await exitOf(server)).toEqual(cleanExit)
})

it('keeps serving while /readyz reports the shutdown', async () => {
  server = await runServer('main', { DATA_DIR: dataDir, UNREADY_SECONDS: '600' })
  const statusOf = async (path: string) => (await fetch(`${server?.url}${path}`)).status
  expect(await statusOf('/readyz')).toBe(200)
  server.kill('SIGTERM')
  await eventually(async () => (await statusOf('/readyz')) === 503, 30_000)
  expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({
    parts: { process: 'not ready' },
  })
  expect(await statusOf('/livez')).toBe(200)
  expect(await statusOf('/network.json')).toBe(200)
  expect(await statusOf(`/mints/${address}`)).toBe(200)
})

it('shuts down a separate relayer despite an incomplete request', async () => {
  const chain = await startPrivateChain()
  try {
    const keysFile = join(dataDir, 'keys')
    await writeFile(keysFile, String(chain.relayers[0]), { mode: 0o600 })
    server = await runServer('relayer', {
      DATA_DIR: dataDir,
      DATABASE_URL: await createTestDatabase(),
      CHAIN_RPC_URL: chain.rpcUrl,
      COLLECTION_ADDRESS: chain.chain.contracts.collection,
      TOKEN_ADDRESS: chain.chain.contracts.token,
      RELAYER_KEYS_FILE: keysFile,
      DRAIN_SECONDS: '1',
    })
    await send('GET /healthz HTTP/1.1\r\nhost: he')
    server.kill('SIGTERM')
    expect(await exitOf(server)).toEqual(cleanExit)
  } finally {
    await chain.stop()
  }
})
