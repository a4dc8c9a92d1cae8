import { z } from 'zod'
import type { ZodMiniObject } from 'zod/mini'
import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import { type FailureCode, failures as knownFailures } from '@network-site/protocol/failures'
import type { FastifyInstance, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { parseInput } from '../lib/parse.ts'

/** A body by the content types that it may have. */
export type Content = Record<string, { schema: z.core.$ZodType }>

export type Answer = {
  /** When it is given; of a failure, its codes. */
  description: string
  /** Absent where there is no body. */
  content?: Content
  /** Of a stream: what each of its events carries. */
  event?: z.core.$ZodType
}

/** A request to the route as anybody may send it, which a test sends too. */
type RouteExample = {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** The status of the answer. */
  status: number
  /** An answer with that status. */
  answer?: unknown
}

/** What the API reference says of a route, and what Fastify holds requests and answers against: the route's `schema`. */
export type RouteDescription = {
  method: 'GET' | 'POST' | 'OPTIONS'
  /** As Fastify writes it, with `:name` for a parameter. */
  url: string
  /** The chapter of the reference that it stands in. */
  tag: string
  /** What it does, in a few plain words. */
  summary: string
  /** What a caller must know beside that. */
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
    /** Keeps a route out of the API reference: pages, files and redirects. */
    hide?: boolean
  }
  interface FastifyInstance {
    /** The routes that have been added so far, as the API reference describes them. */
    describedRoutes: ReadonlySet<RouteDescription>
  }
}

/** An answer in JSON. */
export function json<Schema extends z.core.$ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } } satisfies Answer
}

/** Failures in the one error format, by status: their codes. */
export function failures<Status extends number>(codes: Record<Status, FailureCode[]>) {
  for (const [status, names] of Object.entries<FailureCode[]>(codes)) {
    const wrong = names.find((name) => knownFailures[name].status !== Number(status))
    if (wrong) throw new Error(`${wrong} has another status than ${status}`)
  }
  const answers = Object.entries<FailureCode[]>(codes).map(([status, names]) => [
    status,
    json(names.map((name) => `\`${name}\``).join(', '), errorAnswerSchema),
  ])
  return Object.fromEntries(answers) as Record<Status, Failure>
}

/** The codes of a table of failures that have this status. */
export function codesOf<Code extends FailureCode>(table: Record<Code, { status: number }>, status: number): Code[] {
  return (Object.keys(table) as Code[]).filter((code) => table[code].status === status)
}

type Failure = ReturnType<typeof json<typeof errorAnswerSchema>>

/** Types of a request and its answers, from the Zod schemas of its route. Text and bytes are sent as they are. */
export interface ZodTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends z.core.$ZodType ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends z.core.$ZodType ? z.input<this['schema']> | string | Uint8Array : unknown
}

/** The same application, on which the Zod schemas of a route check requests and answers and give them their types. */
export function withZod(app: FastifyInstance) {
  return app
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler)
    .withTypeProvider<ZodTypeProvider>()
}

/** The same application, on which schemas only describe: its routes read bodies themselves and have errors of their own. */
export function withDescriptions(app: FastifyInstance): FastifyInstance {
  return app.setValidatorCompiler(() => () => true).setSerializerCompiler(writeUnchecked)
}

/** For the `serializerCompiler` of a route whose answers are not worth a second look. */
export const writeUnchecked: FastifySerializerCompiler<unknown> = () => JSON.stringify

const validatorCompiler: FastifySchemaCompiler<unknown> =
  ({ schema, httpPart }) =>
  (input: unknown) => {
    try {
      // Fastify hands over null for a body that is not there.
      const given = httpPart === 'body' ? (input ?? undefined) : input
      return { value: parseInput(schema as z.core.$ZodType, given) }
    } catch (error) {
      return { error: error as Error }
    }
  }

/** What an answer's schema does not name stays here. Errors are made in one place only, in a hurry at times. */
const serializerCompiler: FastifySerializerCompiler<unknown> = ({ schema }) =>
  schema instanceof z.core.$ZodType && schema !== errorAnswerSchema
    ? (answer) => JSON.stringify(z.parse(schema, answer))
    : JSON.stringify

/**
 * Collects the descriptions of routes in `app.describedRoutes` as they are added. Throws for a route that is neither
 * described nor hidden, so that the API reference cannot miss one.
 */
export function collectRoutes(app: FastifyInstance): void {
  const described = new Set<RouteDescription>()
  app.decorate('describedRoutes', described)
  app.addHook('onRoute', ({ method, url, schema }) => {
    // Fastify adds a HEAD route for each GET route.
    if (method === 'HEAD' || schema?.hide) return
    if (!isDescription(schema))
      throw new Error(`${String(method)} ${url} is not described; give it a schema, or hide it`)
    described.add(schema)
  })
}

function isDescription(schema: object | undefined): schema is RouteDescription {
  return schema !== undefined && 'summary' in schema && 'example' in schema
}
