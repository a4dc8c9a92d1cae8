import { z } from 'zod'
import { failures, json, type RouteDescription } from '../../http/route-schema.ts'

const documentSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.unknown()),
})

/** The document itself, as the API reference describes it. */
export const apiReferenceSchemas = {
  document: {
    method: 'GET',
    url: '/openapi.json',
    tag: 'Reference',
    summary: 'This reference for programs',
    description:
      'OpenAPI 3.1. `x-example` of each route is a request that a test sends. Pages of other sites may read it.',
    response: {
      200: json('The document.', documentSchema),
      304: { description: 'Nothing has changed since the ETag that was sent.' },
      ...failures({ 503: ['OVERLOADED'] }),
    },
    example: { status: 200 },
  },
} satisfies Record<string, RouteDescription>
