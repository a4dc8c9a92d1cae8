import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import { z } from 'zod'
import type { OpenApiDocument, Operation } from '../../src/features/api-reference/openapi.ts'
import { documentedSchema } from '../documented-schema.ts'

/** What an address answers, as `/openapi.json` says. */
export type DocumentedAnswers = (asked: { method: string; path: string }) => {
  /** Beside `commonStatuses`. */
  statuses: number[]
  /** Of a JSON body with this status. */
  bodyOf: (status: number) => z.core.$ZodType
  /** Another party's service: its format is not ours to check. */
  isForeign: boolean
}

/**
 * What any address may answer: the parser's own refusals, an unknown address, a method or a type that is not taken, a limit,
 * and that the server or a part of it is too busy. Files and redirects, which the document leaves out, are among them.
 */
export const commonStatuses = [200, 204, 206, 302, 304, 308, 400, 403, 404, 408, 413, 414, 415, 416, 429, 431, 503]
/** Of the sandbox, never in production: their routes are theirs. */
const foreign = { path: /^\/sandbox(\/|$)/, statuses: [303, 401] }

/** Reads from the document what each address may answer. What is not in it answers with the common statuses and error. */
export function documentedAnswers(document: OpenApiDocument): DocumentedAnswers {
  const entries = Object.entries(document.paths).map(([path, operations]) => ({
    // Dots and dashes are the only other signs in our paths.
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]*')}$`, 'i'),
    operations: new Map(Object.entries(operations).map(([method, one]) => [method.toUpperCase(), answersOf(one)])),
  }))
  const nothing = { statuses: [], bodyOf: () => errorAnswerSchema, isForeign: false }

  return ({ method, path }) => {
    if (foreign.path.test(path)) return { ...nothing, statuses: foreign.statuses, isForeign: true }
    const operations = entries.find(({ pattern }) => pattern.test(path))?.operations
    return operations?.get(method === 'HEAD' ? 'GET' : method) ?? nothing
  }

  function answersOf({ responses }: Operation) {
    const bodies = new Map(
      Object.entries(responses).flatMap(([status, { content }]) => {
        const body = content?.['application/json']
        return body ? [[Number(status), documentedSchema(body.schema, document)] as const] : []
      }),
    )
    // A request that got no further than the parser is answered with the common error, at any address.
    const bodyOf = (status: number) => {
      const body = bodies.get(status)
      return body ? (status < 400 ? body : z.union([body, errorAnswerSchema])) : errorAnswerSchema
    }
    return { statuses: Object.keys(responses).map(Number), bodyOf, isForeign: false }
  }
}
