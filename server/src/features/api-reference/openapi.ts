import type { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** A request that a test sends as it stands here. */
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
  /** Of a stream: what each of its events carries. */
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

/** An OpenAPI 3.1 document, down to what ours uses. */
export type OpenApiDocument = {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: Array<{ url: string }>
  tags: Array<{ name: string }>
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> }
}
