import { z } from 'zod'
import { isDeepStrictEqual } from 'node:util'
import type { Answer, Content, RouteDescription } from '../../http/route-schema.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** An example request, which a test also sends. */
export type ExampleRequest = {
  method: string
  path: string
  headers: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  status: number
}

export type Parameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: JsonSchema
  example?: string
}

export type MediaTypes = Record<string, { schema: JsonSchema; example?: unknown }>

export type Response = {
  description: string
  content?: MediaTypes
  /** For streams: the data of each event. */
  'x-event-schema'?: JsonSchema
}

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security?: Array<Record<string, string[]>>
  parameters?: Parameter[]
  requestBody?: { required: true; content: MediaTypes }
  responses: Record<string, Response>
  'x-example': ExampleRequest
}

/** The parts of an OpenAPI 3.1 document that we use. */
export type OpenApiDocument = {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: Array<{ url: string }>
  tags: Array<{ name: string }>
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> }
}

/** Converts a Fastify URL to OpenAPI's syntax: `{name}` for `:name`, `{path}` for a wildcard. */
export function pathOf(url: string): string {
  return url.replace(/:(\w+)/g, '{$1}').replace('*', '{path}')
}

/** Builds the full request of a route's example. */
function exampleRequest({ method, url, example }: RouteDescription): ExampleRequest {
  const { params = {}, query, headers = {}, body, status } = example
  const path = url.replace(/:(\w+)|\*/g, (part, name: string | undefined) => params[name ?? part] ?? part)
  return {
    method,
    path: query ? `${path}?${new URLSearchParams(query)}` : path,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
    status,
  }
}

const refPrefix = '#/components/schemas/'

/** Converts Zod schemas to JSON Schema. Collects schemas with an ID as components that others reference. */
function jsonSchemas() {
  const components: Record<string, JsonSchema> = {}

  function convert(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
    // Wrap the schema, so that a schema with an ID becomes a reference.
    const converted = z.toJSONSchema(z.object({ schema }), { io, unrepresentable: 'any' })
    const text = JSON.stringify(converted).replaceAll('"$ref":"#/$defs/', `"$ref":"${refPrefix}`)
    const { properties, $defs = {} } = JSON.parse(text) as JsonSchema
    for (const [name, { id: _id, ...component }] of Object.entries($defs)) {
      if (components[name] && !isDeepStrictEqual(components[name], component))
        throw new Error(`two different schemas have the ID ${name}`)
      components[name] = component
    }
    return properties?.['schema'] as JsonSchema
  }

  return { components, convert }
}

/** Returns the name of the referenced schema. */
export function refName({ $ref }: JsonSchema): string | undefined {
  return $ref?.startsWith(refPrefix) ? $ref.slice(refPrefix.length) : undefined
}

/** Incremented for breaking changes. */
const version = '1.0.0'
const description = [
  'Bodies are JSON in UTF-8 unless another content type is given.',
  'A failed request has the body `Error`: a message for people and a code for programs. If a retry can help, the `retry-after` header gives the number of seconds to wait.',
  'Any route can reject a malformed request with 400, 408, 413, 414, 415, or 431, and any request with 503 and `OVERLOADED` under load. Unknown paths get a 404 with `NOT_FOUND`.',
  'Every GET route also answers HEAD, without the body.',
  'The site’s pages, files, and redirects are not part of the API.',
].join('\n\n')

/** Builds an OpenAPI 3.1 document from the route schemas. */
export function openApiDocument(routes: RouteDescription[], { title }: { title: string }): OpenApiDocument {
  const { components, convert } = jsonSchemas()
  const paths: OpenApiDocument['paths'] = {}
  for (const route of routes) {
    const path = pathOf(route.url)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  return {
    openapi: '3.1.1',
    info: { title, version, description },
    // The origin of this document.
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: { schemas: components, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }

  function operationOf(route: RouteDescription): Operation {
    const { tag, summary, bearer, body, example } = route
    const parameters = [
      ...parametersOf('path', route.params, example.params),
      ...parametersOf('query', route.querystring, example.query),
    ]
    return {
      operationId: operationId(route),
      tags: [tag],
      summary,
      ...(route.description ? { description: route.description } : {}),
      ...(bearer ? { security: [...(bearer === 'optional' ? [{}] : []), { bearer: [] }] } : {}),
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(body ? { requestBody: { required: true, content: bodyOf(body, example.body) } } : {}),
      responses: Object.fromEntries(
        Object.entries(route.response).map(([status, answer]) => [
          status,
          responseOf(answer, Number(status) === example.status ? example.answer : undefined),
        ]),
      ),
      'x-example': exampleRequest(route),
    }
  }

  function parametersOf(
    place: Parameter['in'],
    schema: RouteDescription['params'] | undefined,
    example: Record<string, string> = {},
  ): Parameter[] {
    return Object.entries(schema?.shape ?? {}).map(([name, field]) => {
      const { description: meaning, ...described } = convert(field, 'input')
      return {
        name: name === '*' ? 'path' : name,
        in: place,
        required: !z.safeParse(field, undefined).success,
        ...(meaning ? { description: meaning } : {}),
        schema: described,
        ...(example[name] === undefined ? {} : { example: example[name] }),
      }
    })
  }

  function bodyOf(body: NonNullable<RouteDescription['body']>, example: unknown): MediaTypes {
    return mediaTypes('content' in body ? body.content : { 'application/json': { schema: body } }, 'input', example)
  }

  function responseOf({ description: when, content, event }: Answer, example: unknown): Response {
    return {
      description: when,
      ...(content ? { content: mediaTypes(content, 'output', example) } : {}),
      ...(event ? { 'x-event-schema': convert(event, 'output') } : {}),
    }
  }

  function mediaTypes(content: Content, io: 'input' | 'output', example: unknown): MediaTypes {
    const types = Object.entries(content).map(([type, { schema }]) => [
      type,
      { schema: convert(schema, io), ...(example !== undefined && type.endsWith('json') ? { example } : {}) },
    ])
    return Object.fromEntries(types) as MediaTypes
  }
}

/** Joins the method and the path segments, as in `getMetadataFile`. */
function operationId({ method, url }: RouteDescription): string {
  const words = pathOf(url).split(/[^a-zA-Z0-9]+/)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
