import * as z from 'zod/mini'
import { ServiceError } from '@network-site/protocol/failures'

/** Holds what came from outside against its schema; a misfit becomes a 400 that names each wrong field. */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = z.safeParse(schema, input)
  if (result.success) return result.data
  const complaints = result.error.issues.map((issue) => `${issue.path.join('.') || 'The request'}: ${issue.message}`)
  throw new ServiceError('MALFORMED', { values: { details: complaints.join('; ') } })
}
