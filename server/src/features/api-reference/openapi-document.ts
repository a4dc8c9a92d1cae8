import { z } from 'zod'
import { isDeepStrictEqual } from 'node:util'
import {
  apiTags,
  type Answer,
  type Content,
  type RouteDescription,
  type SecurityScheme,
  securitySchemes,
} from '../../http/route-schema.ts'

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
  example?: string | number
}

export type MediaTypes = Record<string, { schema: JsonSchema; example?: unknown }>

export type Response = {
  description: string
  headers?: Record<string, { schema: JsonSchema; example: string }>
  content?: MediaTypes
  /** For streams: the data of each event. */
  'x-event-schema'?: JsonSchema
}

type SecurityRequirement = Partial<Record<SecurityScheme, string[]>>

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  /** The alternatives; an empty one if authentication is optional. */
  security?: SecurityRequirement[]
  parameters?: Parameter[]
  requestBody?: { required: true; content: MediaTypes }
  responses: Record<string, Response>
  'x-example': ExampleRequest
}

/** The parts of an OpenAPI 3.1 document that we use. */
export type OpenApiDocument = {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: Array<{ url: string }>
  /** Empty: operations are public unless they say otherwise. */
  security: SecurityRequirement[]
  tags: Array<{ name: string; description: string }>
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: typeof securitySchemes }
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
    path: query ? `${path}?${queryString(query)}` : path,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
    status,
  }
}

function queryString(query: Record<string, string | number>): string {
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  return new URLSearchParams(pairs).toString()
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
  'Request and response bodies are JSON in UTF-8 unless another content type is given.',
  'A failed request returns an `Error` with a message for people and a code for programs. If a retry can help, the `retry-after` header gives the number of seconds to wait.',
  'Any route can reject a malformed request with 400, 408, 413, 414, 415, or 431. Under load, any route except the health checks can answer 503 with `OVERLOADED`. Unknown paths get a 404 with `NOT_FOUND`.',
  'Routes are public unless they list a way to authenticate.',
  'GET routes also accept HEAD requests and answer them without a body.',
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
    info: { title, version, description, license: { name: 'MIT', identifier: 'MIT' } },
    // The origin of this document.
    servers: [{ url: '/' }],
    security: [],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name, description: apiTags[name] })),
    paths,
    components: { schemas: components, securitySchemes },
  }

  function operationOf(route: RouteDescription): Operation {
    const { tag, summary, security, body, example } = route
    const parameters = [
      ...parametersOf('path', route.params, example.params),
      ...parametersOf('query', route.querystring, example.query),
    ]
    return {
      operationId: operationId(route),
      tags: [tag],
      summary,
      ...(route.description ? { description: route.description } : {}),
      ...(security ? { security: requirementsOf(security) } : {}),
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
    example: Record<string, string | number> = {},
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

  function responseOf({ description: when, headers, content, event }: Answer, example: unknown): Response {
    return {
      description: when,
      ...(headers ? { headers: headersOf(headers) } : {}),
      ...(content ? { content: mediaTypes(content, 'output', example) } : {}),
      ...(event ? { 'x-event-schema': convert(event, 'output') } : {}),
    }
  }

  function mediaTypes(content: Content, io: 'input' | 'output', example: unknown): MediaTypes {
    const types = Object.entries(content).map(([type, { schema }]) => {
      const hasExample = example !== undefined && (type.endsWith('json') || typeof example === 'string')
      return [type, { schema: convert(schema, io), ...(hasExample ? { example } : {}) }]
    })
    return Object.fromEntries(types) as MediaTypes
  }
}

function requirementsOf({ anyOf, isOptional }: NonNullable<RouteDescription['security']>): SecurityRequirement[] {
  return [...(isOptional ? [{}] : []), ...anyOf.map((scheme) => ({ [scheme]: [] }))]
}

function headersOf(headers: Record<string, string>): NonNullable<Response['headers']> {
  const described = Object.entries(headers).map(([name, example]) => [name, { schema: { type: 'string' }, example }])
  return Object.fromEntries(described) as NonNullable<Response['headers']>
}

/** Joins the method and the path segments, as in `getMetadataFile`. */
function operationId({ method, url }: RouteDescription): string {
  const words = pathOf(url).split(/[^a-zA-Z0-9]+/)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
