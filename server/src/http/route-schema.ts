import { z } from 'zod'
import type { ZodMiniObject } from 'zod/mini'
import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import { type FailureCode, failures as knownFailures } from '@network-site/protocol/failures'
import type { FastifyInstance, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { parseInput } from '../lib/parse.ts'

/** Body schemas by content type. */
export type Content = Record<string, { schema: z.core.$ZodType }>

export type Answer = {
  /** When it is sent; for failures, the codes. */
  description: string
  /** Absent if there is no body. */
  content?: Content
  /** For streams: the data of each event. */
  event?: z.core.$ZodType
}

/** An example request, which a test also sends. */
type RouteExample = {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** The expected status. */
  status: number
  /** An example response with that status. */
  answer?: unknown
}

/** A route's `schema`: documents it in the API reference and validates its requests and responses. */
export type RouteDescription = {
  method: 'GET' | 'POST' | 'OPTIONS'
  /** In Fastify's syntax, with `:name` for a parameter. */
  url: string
  /** The chapter of the API reference. */
  tag: string
  summary: string
  description?: string
  params?: z.ZodObject | ZodMiniObject
  querystring?: z.ZodObject | ZodMiniObject
  body?: z.core.$ZodType | { content: Content }
  /** Whether an `Authorization: Bearer` header is read. */
  bearer?: 'required' | 'optional'
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
    json(names.map((name) => `\`${name}\``).join(', '), errorAnswerSchema),
  ])
  return Object.fromEntries(answers) as Record<Status, Failure>
}

/** Returns the codes in a failure table that have this status. */
export function codesOf<Code extends FailureCode>(table: Record<Code, { status: number }>, status: number): Code[] {
  return (Object.keys(table) as Code[]).filter((code) => table[code].status === status)
}

type Failure = ReturnType<typeof json<typeof errorAnswerSchema>>

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
  schema instanceof z.core.$ZodType && schema !== errorAnswerSchema
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
