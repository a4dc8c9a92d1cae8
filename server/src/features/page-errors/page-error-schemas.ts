import { pageErrorSchema } from '@network-site/protocol/page-error'
import { pageErrorPath } from '@network-site/protocol/redact'
import { failures, type RouteDescription } from '../../http/route-schema.ts'

/** The route that pages report their errors to, as the API reference describes it. */
export const pageErrorSchemas = {
  report: {
    method: 'POST',
    url: pageErrorPath,
    tag: 'Operation',
    summary: 'Reports an error of a page',
    description:
      'Pages do this by themselves, without anything personal. Errors are counted, and one of each kind is logged.',
    body: pageErrorSchema,
    response: {
      204: { description: 'It was counted.' },
      ...failures({
        400: ['MALFORMED', 'BAD_REQUEST'],
        413: ['TOO_LARGE'],
        415: ['UNSUPPORTED_CONTENT'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        503: ['OVERLOADED'],
      }),
    },
    example: {
      body: {
        kind: 'error',
        page: '/',
        name: 'TypeError',
        message: 'x is undefined',
        stack: 'at start (home.js:1:20)',
      },
      status: 204,
    },
  },
} satisfies Record<string, RouteDescription>
