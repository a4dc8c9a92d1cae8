import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import { latestReleaseSchema } from '@network-site/protocol/release'
import { codeHost } from '@network-site/sandbox/code-host/code-host'
import { artifacts, nodeProgram } from '@network-site/site/downloads'
import Fastify from 'fastify'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { atomicFile } from '../../services/data-folder.ts'
import { answerError } from '../../http/error-handler.ts'
import { releaseMirror } from './release-mirror.ts'
import { releaseRoutes } from './plugin.ts'

const minute = 60_000
const release = {
  tag_name: 'v2.0.0',
  html_url: 'https://host.example/o/r/releases/tag/v2.0.0',
  published_at: '2024-01-02T03:04:05Z',
  assets: [{ name: 'a.zip', size: 1, digest: null, browser_download_url: 'https://host.example/a.zip' }],
}
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'))
  return () => rm(folder, { recursive: true, force: true })
})

/** Starts a code host with a configurable response that records requests. */
async function startHost() {
  const host = {
    url: '',
    requests: [] as IncomingHttpHeaders[],
    answer: (response: ServerResponse): unknown => sendJson(response, release),
  }
  const server = createServer((request, response) => {
    host.requests.push(request.headers)
    host.answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/repos/o/r/releases/latest`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return host
}

function startMirror(
  latestUrl: string,
  { token, clock = { now: 1_700_000_000_000 } }: { token?: string; clock?: { now: number } } = {},
) {
  const warnings: string[] = []
  const nowMilliseconds = () => clock.now
  const app = Fastify()
  app.setErrorHandler(answerError)
  const mirror = releaseMirror({
    latestUrl,
    token,
    file: atomicFile(join(folder, 'releases', 'latest.json')),
    nowMilliseconds,
    log: { warn: (facts: object, message?: string) => void warnings.push(`${message}: ${JSON.stringify(facts)}`) },
  })
  releaseRoutes(app, { mirror, nowMilliseconds })
  return { clock, warnings, get: (headers = {}) => app.inject({ url: '/releases/latest', headers }) }
}

async function startMirroredHost() {
  const host = await startHost()
  return { host, ...startMirror(host.url) }
}

function sendJson(response: ServerResponse, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function fail(response: ServerResponse, status = 500, headers: Record<string, string> = {}) {
  response.writeHead(status, headers).end('no')
}

describe('releaseRoutes', () => {
  it('mirrors the sandbox code host in the format that the site reads', async () => {
    const host = Fastify()
    codeHost(host, {
      baseUrl: 'https://host.example',
      owner: 'o',
      repository: 'r',
      release: { artifacts, program: nodeProgram },
    })
    onTestFinished(() => host.close())
    const origin = await host.listen({ port: 0, host: '127.0.0.1' })
    const { get, warnings } = startMirror(`${origin}/repos/o/r/releases/latest`)
    const answer = await get()
    expect(answer.statusCode).toBe(200)
    const mirrored = latestReleaseSchema.parse(answer.json())
    expect(mirrored.tag_name).toBe('v1.4.2')
    expect(mirrored.assets).toHaveLength(6)
    expect(mirrored.assets[0]?.digest).toMatch(/^sha256:[\da-f]{64}$/)
    expect(mirrored.stale).toBe(false)
    const fields = ['tag_name', 'html_url', 'published_at', 'assets', 'checked_at', 'stale']
    expect(Object.keys(answer.json())).toEqual(fields)
    expect(warnings).toEqual([])
  })

  it('sends one request to the host for concurrent clients, and at most one in five minutes', async () => {
    const { host, get, clock } = await startMirroredHost()
    const answers = await Promise.all(Array.from({ length: 50 }, () => get()))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    clock.now += 5 * minute - 1
    await get()
    expect(host.requests).toHaveLength(1)
    clock.now += 1
    await get()
    expect(host.requests).toHaveLength(2)
  })

  it('sends conditional requests and treats a 304 as fresh', async () => {
    const { host, get, clock } = await startMirroredHost()
    host.answer = (response) => sendJson(response, release, { etag: 'W/"one"' })
    const first = await get()
    host.answer = (response) => response.writeHead(304).end()
    clock.now += 6 * minute
    const second = await get()
    expect(host.requests.map((headers) => headers['if-none-match'])).toEqual([undefined, 'W/"one"'])
    expect(second.json()).toEqual({ ...first.json(), checked_at: new Date(clock.now).toISOString() })
    expect(second.headers['x-release-age-seconds']).toBe('0')
  })

  it('sends the token only if it is configured', async () => {
    const host = await startHost()
    await startMirror(host.url).get()
    await rm(join(folder, 'releases'), { recursive: true })
    await startMirror(host.url, { token: 'secret' }).get()
    expect(host.requests.map(({ authorization }) => authorization)).toEqual([undefined, 'Bearer secret'])
  })

  it('serves the last valid release with its age while the host fails', async () => {
    const { host, get, clock, warnings } = await startMirroredHost()
    const good = await get()
    host.answer = (response) => fail(response)
    clock.now += 10 * minute
    const old = await get()
    expect(old.statusCode).toBe(200)
    expect(old.json()).toEqual({ ...good.json(), stale: true })
    expect(old.headers['x-release-age-seconds']).toBe('600')
    expect(old.headers['etag']).not.toBe(good.headers['etag'])
    expect(warnings).toHaveLength(1)

    host.answer = (response) => sendJson(response, { ...release, tag_name: 'v3.0.0' })
    clock.now += minute
    expect((await get()).json()).toMatchObject({ tag_name: 'v3.0.0', stale: false })
  })

  it.each<[string, (response: ServerResponse) => unknown]>([
    ['returns invalid JSON fields', (response) => sendJson(response, { message: 'Not what you think' })],
    ['returns a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
    ['links a script', (response) => sendJson(response, { ...release, html_url: 'javascript:alert(1)' })],
    ['drops the connection', (response) => response.destroy()],
    ['has no release', (response) => fail(response, 404)],
  ])('keeps the last valid release if the host %s', async (_case, answer) => {
    const { host, get, clock } = await startMirroredHost()
    await get()
    host.answer = answer
    clock.now += 6 * minute
    expect((await get()).json()).toMatchObject({ tag_name: 'v2.0.0', stale: true })
  })

  it('does not wait for a slow host if it has a cached release', async () => {
    const { host, get, clock } = await startMirroredHost()
    await get()
    const later = Promise.withResolvers<void>()
    host.answer = (response) => later.promise.then(() => sendJson(response, release))
    clock.now += 6 * minute
    // The host has not responded yet.
    expect((await get()).json()).toMatchObject({ tag_name: 'v2.0.0', stale: false })
    expect(host.requests).toHaveLength(2)
    later.resolve()
  })

  it('answers 503 before the first release and retries after a minute', async () => {
    const { host, get, clock } = await startMirroredHost()
    host.answer = (response) => fail(response)
    const answer = await get()
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('60')
    expect(errorAnswerSchema.parse(answer.json()).code).toBe('RELEASE_UNKNOWN')
    await get()
    expect(host.requests).toHaveLength(1)
    clock.now += minute
    host.answer = (response) => sendJson(response, release)
    expect((await get()).statusCode).toBe(200)
  })

  it('waits as long as the host requests', async () => {
    const { host, get, clock } = await startMirroredHost()
    host.answer = (response) => fail(response, 429, { 'retry-after': '600' })
    await get()
    clock.now += 9 * minute
    await get()
    expect(host.requests).toHaveLength(1)
    host.answer = (response) =>
      fail(response, 403, {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(Math.floor(clock.now / 1000) + 20 * 60),
      })
    clock.now += minute
    await get()
    expect(host.requests).toHaveLength(2)
    clock.now += 19 * minute
    await get()
    expect(host.requests).toHaveLength(2)
    clock.now += minute
    await get()
    expect(host.requests).toHaveLength(3)
  })

  it('keeps the release and its ETag across restarts', async () => {
    const host = await startHost()
    host.answer = (response) => sendJson(response, release, { etag: '"one"' })
    const { clock } = startMirror(host.url)
    await startMirror(host.url, { clock }).get()
    host.answer = (response) => fail(response)
    clock.now += 6 * minute
    const later = startMirror(host.url, { clock })
    expect((await later.get()).json()).toMatchObject({ tag_name: 'v2.0.0', stale: true })
    expect(host.requests.at(-1)?.['if-none-match']).toBe('"one"')
  })

  it('discards a cached release that is damaged or from another repository', async () => {
    const host = await startHost()
    await startMirror(host.url).get()
    const elsewhere = await startHost()
    elsewhere.answer = (response) => fail(response)
    expect((await startMirror(elsewhere.url).get()).statusCode).toBe(503)
    await writeFile(join(folder, 'releases', 'latest.json'), '{"latestUrl":')
    const { get, warnings } = startMirror(host.url)
    expect((await get()).statusCode).toBe(200)
    expect(warnings).toHaveLength(1)
  })

  it('lets browsers cache and revalidate the release', async () => {
    const { get } = await startMirroredHost()
    const first = await get()
    expect(first.headers['cache-control']).toBe('public, max-age=60, stale-if-error=86400')
    const second = await get({ 'if-none-match': first.headers['etag'] })
    expect(second.statusCode).toBe(304)
    expect(second.body).toBe('')
  })
})
