import { z } from 'zod'
import type { ZodMiniObject } from 'zod/mini'
import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import { type FailureCode, failures as knownFailures } from '@network-site/protocol/failures'
import type { FastifyInstance, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { parseInput } from '../lib/parse.ts'

/** The chapters of the API reference. */
export const apiTags = {
  Network: 'Public settings of this deployment: the chain, the contracts, and what the site’s pages need to run.',
  Mint: 'Gasless mints: the server sends the transaction for a wallet that signed a message. Clients can also read the current day and the state of each item.',
  Quests: 'Quests, a wallet’s progress in them, and the endpoints that quest platforms call to verify completion.',
  Leaderboard: 'Season standings, ranks, and display names.',
  Collection: 'Token metadata and images of a wallet’s collection, for wallets, marketplaces, and link previews.',
  Faucet: 'Free test ether. Only servers with a faucet have these routes.',
  Chain: 'A JSON-RPC endpoint for reading the chain and sending signed transactions.',
  'Sign-in': 'Social sign-in with OAuth 2.0 and PKCE.',
  Form: 'Messages from the site’s contact form.',
  Releases: 'Releases of the node client, mirrored from the code host.',
  Operation: 'Status, health checks, metrics, and error reports, for operators and their monitoring.',
  Sandbox: 'Stand-ins for external services. Only servers in sandbox mode have these routes.',
  Reference: 'This reference in a machine-readable format.',
}

/** The ways in which a request can authenticate, as OpenAPI security schemes. */
export const securitySchemes = {
  signInToken: { type: 'http', scheme: 'bearer', description: 'An access token from `GET /get-twitter-token`.' },
  signInStatement: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The `statement` from `GET /get-twitter-token`. Access tokens are rejected, because any app can get one.',
  },
  metricsToken: { type: 'http', scheme: 'bearer', description: 'The operator’s `METRICS_TOKEN`.' },
  questKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'The quest platform’s key from the operator’s `QUEST_KEYS`. Required only if the platform has a key.',
  },
  questKeyHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description: 'The same key, for platforms that do not send a bearer token.',
  },
  returningWallet: {
    type: 'apiKey',
    in: 'cookie',
    name: 'minted-{address}',
    description:
      'Set by a wallet’s first mint; the name ends with the wallet’s address in lower case. Identifies a browser that has minted for the wallet before.',
  },
} as const

export type SecurityScheme = keyof typeof securitySchemes

/** A plausible signature of 65 bytes, for examples. */
export const exampleSignature =
  '0x9da0247d255c6b4e393de648e89f9fd88e8a83e3bdf699ea0b98c933c64ac9be54dbe5b018c57203389cdceaf0064e431584adfb7283edc6e69c0e805f4f02351c'

const failureCodes = Object.keys(knownFailures) as [FailureCode, ...FailureCode[]]

/** The protocol's error response with the exact codes, which the browser bundle does not need. */
export const errorSchema = z
  .object({
    error: errorAnswerSchema.shape.error,
    code: z.enum(failureCodes).describe('A stable code for programs.'),
  })
  .meta({ id: 'Error', description: 'The body of every failed request, unless the route documents another format.' })

export type ErrorBody = z.input<typeof errorSchema>

/** Body schemas by content type. */
export type Content = Record<string, { schema: z.core.$ZodType }>

export type Answer = {
  /** When it is sent; for failures, the codes. */
  description: string
  /** Example values by header name. */
  headers?: Record<string, string>
  /** Absent if there is no body. */
  content?: Content
  /** For streams: the data of each event. */
  event?: z.core.$ZodType
}

/** An example request, which a test also sends. */
type RouteExample = {
  params?: Record<string, string>
  query?: Record<string, string | number>
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** The expected status. */
  status: number
  /** An example body with that status: text, or a value that is sent as JSON. */
  answer?: unknown
}

/** A route's `schema`: documents it in the API reference and validates its requests and responses. */
export type RouteDescription = {
  method: 'GET' | 'POST' | 'OPTIONS'
  /** In Fastify's syntax, with `:name` for a parameter. */
  url: string
  /** The chapter of the API reference. */
  tag: keyof typeof apiTags
  summary: string
  description?: string
  params?: z.ZodObject | ZodMiniObject
  querystring?: z.ZodObject | ZodMiniObject
  body?: z.core.$ZodType | { content: Content }
  /** The accepted ways to authenticate. Routes without them are public. */
  security?: { anyOf: readonly SecurityScheme[]; isOptional?: boolean }
  /** By status. */
  response: Record<number, Answer>
  example: RouteExample
}

declare module 'fastify' {
  interface FastifySchema {
    /** Keeps a route out of the API reference: pages, files, and redirects. */
    hide?: boolean
  }
  interface FastifyInstance {
    /** The documented routes registered so far. */
    describedRoutes: ReadonlySet<RouteDescription>
  }
}

/** Describes a JSON response. */
export function json<Schema extends z.core.$ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } } satisfies Answer
}

/** Describes failures in the common error format, from their codes by status. */
export function failures<Status extends number>(codes: Record<Status, FailureCode[]>) {
  for (const [status, names] of Object.entries<FailureCode[]>(codes)) {
    const wrong = names.find((name) => knownFailures[name].status !== Number(status))
    if (wrong) throw new Error(`${wrong} does not have status ${status}`)
  }
  const answers = Object.entries<FailureCode[]>(codes).map(([status, names]) => [
    status,
    json(names.map((name) => `\`${name}\``).join(', '), errorSchema),
  ])
  return Object.fromEntries(answers) as Record<Status, Failure>
}

/** The failures of a route that takes no input. */
export const commonFailures = failures({ 400: ['BAD_REQUEST'], 503: ['OVERLOADED'] })

/** Returns the codes in a failure table that have this status. */
export function codesOf<Code extends FailureCode>(table: Record<Code, { status: number }>, status: number): Code[] {
  return (Object.keys(table) as Code[]).filter((code) => table[code].status === status)
}

type Failure = ReturnType<typeof json<typeof errorSchema>>

/** Infers request and response types from a route's Zod schemas. Handlers may also send text or bytes as they are. */
export interface ZodTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends z.core.$ZodType ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends z.core.$ZodType ? z.input<this['schema']> | string | Uint8Array : unknown
}

/** Makes Zod schemas of routes validate and type their requests and responses. */
export function withZod(app: FastifyInstance) {
  return app
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler)
    .withTypeProvider<ZodTypeProvider>()
}

/** Makes schemas documentation only, for routes that parse bodies and format errors themselves. */
export function withDescriptions(app: FastifyInstance): FastifyInstance {
  return app.setValidatorCompiler(() => () => true).setSerializerCompiler(writeUnchecked)
}

/** Skips response validation, as the `serializerCompiler` of a hot route. */
export const writeUnchecked: FastifySerializerCompiler<unknown> = () => JSON.stringify

const validatorCompiler: FastifySchemaCompiler<unknown> =
  ({ schema, httpPart }) =>
  (input: unknown) => {
    try {
      // Fastify passes null for a missing body.
      const given = httpPart === 'body' ? (input ?? undefined) : input
      return { value: parseInput(schema as z.core.$ZodType, given) }
    } catch (error) {
      return { error: error as Error }
    }
  }

/** Strips fields that the response schema does not name. Errors skip this: one place creates them, often under load. */
const serializerCompiler: FastifySerializerCompiler<unknown> = ({ schema }) =>
  schema instanceof z.core.$ZodType && schema !== errorSchema
    ? (answer) => JSON.stringify(z.parse(schema, answer))
    : JSON.stringify

/** Collects documented routes in `app.describedRoutes`. Throws for a route that is neither documented nor hidden. */
export function collectRoutes(app: FastifyInstance): void {
  const described = new Set<RouteDescription>()
  app.decorate('describedRoutes', described)
  app.addHook('onRoute', ({ method, url, schema }) => {
    // Fastify adds a HEAD route for each GET route.
    if (method === 'HEAD' || schema?.hide) return
    if (!isDescription(schema))
      throw new Error(`${String(method)} ${url} is not documented; give it a schema, or hide it`)
    described.add(schema)
  })
}

function isDescription(schema: object | undefined): schema is RouteDescription {
  return schema !== undefined && 'summary' in schema && 'example' in schema
}
