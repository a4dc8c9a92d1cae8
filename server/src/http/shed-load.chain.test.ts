import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { copyPgliteTemplate } from '../../test/pglite-template.ts'
import { type RunningServer, runServer } from '../../test/run-server.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let dataDir: string
let server: RunningServer

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shed-load-'))
  await copyPgliteTemplate(dataDir)
  server = await runServer('main', { DATA_DIR: dataDir, SHED_AFTER_MILLISECONDS: '1' })
})
afterAll(async () => {
  server.kill('SIGKILL')
  await server.ended
  await rm(dataDir, { recursive: true, force: true })
})

/** Pipelines many requests on one connection and returns all responses. */
async function flood(path: string, requests: number): Promise<string[]> {
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  const last = `GET ${path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n`
  socket.write(`GET ${path} HTTP/1.1\r\nhost: here\r\n\r\n`.repeat(requests - 1) + last)
  let text = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) text += chunk.toString()
  return text.split(/(?=HTTP\/1\.1 \d{3} )/)
}

it('answers 503 with Retry-After under overload, and recovers', async () => {
  const floods = await Promise.all(Array.from({ length: 20 }, () => flood('/network.json', 500)))
  const answers = floods.flat()
  const shed = answers.filter((answer) => answer.startsWith('HTTP/1.1 503 '))
  const served = answers.filter((answer) => answer.startsWith('HTTP/1.1 200 '))
  expect(answers).toHaveLength(10_000)
  expect(shed.length).toBeGreaterThan(0)
  expect(served.length).toBe(10_000 - shed.length)
  expect(shed[0]).toMatch(/^retry-after: 5\r$/m)
  expect(errorAnswerSchema.parse(JSON.parse(shed[0]?.split('\r\n\r\n')[1] ?? '')).code).toBe('OVERLOADED')
  await expect.poll(async () => (await fetch(`${server.url}/network.json`)).status).toBe(200)
})

it('never sheds health checks', async () => {
  const paths = ['/livez', '/readyz', '/healthz', '/network.json']
  const [others, ...checks] = await Promise.all(paths.toReversed().map((path) => flood(path, 2500)))
  expect(others?.some((answer) => answer.includes('OVERLOADED'))).toBe(true)
  // A check may still answer 503 because a part is slow.
  for (const answers of checks) expect(answers.some((answer) => answer.includes('OVERLOADED'))).toBe(false)
})
