import type { z } from 'zod'
import type { ZodMiniObject } from 'zod/mini'

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
export type RouteExample = {
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
}
