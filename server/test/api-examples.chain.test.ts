import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiRoutes } from '../src/features.ts'
import { type OpenApiDocument, type Operation, pathOf } from '../src/features/api-reference/openapi-document.ts'
import { metricsSchemas } from '../src/features/metrics/plugin.ts'
import { readRoutes, inspectArguments, type RunningServer, runServer } from './run-server.ts'
import { documentedSchema } from './fuzz/check-answer.ts'
import { copyPgliteTemplate } from './pglite-template.ts'

let server: RunningServer
let document: OpenApiDocument
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'api-examples-'))
  await copyPgliteTemplate(dataDir)
  const env = {
    DATA_DIR: dataDir,
    PAGES: 'built',
    LOG_LEVEL: 'silent',
    // The token that the examples use, and no proof of work, which an example cannot solve.
    METRICS_TOKEN: metricsSchemas.metrics.example.headers.authorization.replace('Bearer ', ''),
    FAUCET_PROOF_OF_WORK: '0',
  }
  server = await runServer('main', env, { execArgv: inspectArguments })
  document = (await (await fetch(`${server.url}/openapi.json`)).json()) as OpenApiDocument
})
afterAll(async () => {
  server.kill('SIGTERM')
  await server.ended
  await rm(dataDir, { recursive: true, force: true })
})

describe('the API reference', () => {
  it('documents every route that is not hidden, with an example', async () => {
    const routes = await readRoutes(server)
    const described = routes.filter(
      // Fastify adds HEAD routes, and the sandbox stand-ins register their own routes.
      ({ method, url, isHidden }) => method !== 'HEAD' && !isHidden && !/^\/sandbox\/[^*]/.test(url),
    )
    for (const { method, url } of described) {
      expect(operationOf(method, url)?.['x-example'], `${method} ${url}`).toMatchObject({ method })
    }
    const inDocument = Object.values(document.paths).flatMap((operations) => Object.keys(operations))
    expect(inDocument).toHaveLength(described.length)
    // docs/reference/api.md is generated from this list.
    expect(apiRoutes.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(
      described.map(({ method, url }) => `${method} ${url}`).toSorted(),
    )
  })

  it.each(apiRoutes)('answers the example request of $method $url as documented', async ({ method, url }) => {
    const operation = operationOf(method, url) as Operation
    const { path, headers, body, status } = operation['x-example']
    const aborted = new AbortController()
    const answer = await fetch(server.url + path, {
      method,
      headers,
      redirect: 'manual',
      signal: aborted.signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    expect(answer.status).toBe(status)
    const { content, 'x-event-schema': event } = operation.responses[status] ?? { content: undefined }
    // Stand-ins use the formats of the services that they replace.
    if (!content) return expect(status === 204 || path.startsWith('/sandbox/')).toBe(true)
    const [type = ''] = answer.headers.get('content-type')?.split(';') ?? []
    const media = content[type]
    expect(media, `${type} is not documented`).toBeDefined()
    if (event) documentedSchema(event, document).parse(await firstEvent(answer))
    else if (type === 'application/json' && media) documentedSchema(media.schema, document).parse(await answer.json())
    else expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0)
    aborted.abort()
  })

  it.each(apiRoutes.filter(({ example }) => example.answer !== undefined))(
    'documents an example response of $method $url that matches its schema',
    ({ method, url }) => {
      const { responses, 'x-example': example } = operationOf(method, url) as Operation
      const [media] = Object.values(responses[example.status]?.content ?? {})
      expect(media?.example).toBeDefined()
      documentedSchema(media?.schema ?? {}, document).parse(media?.example)
    },
  )
})

function operationOf(method: string, url: string): Operation | undefined {
  return document.paths[pathOf(url)]?.[method.toLowerCase()]
}

/** Returns the data of the first event of a stream. */
async function firstEvent({ body }: Response): Promise<unknown> {
  let text = ''
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const [, data] = /^event: mints\ndata: (.+)\n\n/m.exec(text) ?? []
    if (data) return JSON.parse(data)
  }
  throw new Error(`the stream ended without an event: ${text}`)
}
