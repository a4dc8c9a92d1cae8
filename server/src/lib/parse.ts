import { ServiceError } from '@network-site/protocol/failures'
import { z } from 'zod'

/** Parses external input. Throws a 400 that names each invalid field. */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = z.safeParse(schema, input)
  if (result.success) return result.data
  const details = result.error.issues.map((issue) => `${issue.path.join('.') || 'The request'}: ${issue.message}`)
  throw new ServiceError('MALFORMED', { values: { details: details.join('; ') } })
}

const resultSchema = z.object({ rows: z.array(z.unknown()) })

/**
 * Parses the rows of a raw statement, because the two databases return numbers differently. Define schemas at module
 * level: Zod compiles each at its first use, which takes longer than most queries.
 */
export function parseRows<Schema extends z.ZodType>(schema: Schema, result: unknown): z.output<Schema>[] {
  return resultSchema.parse(result).rows.map((row) => schema.parse(row))
}

/** A 64-bit integer, which Postgres sends as text and the embedded database as a number. */
export const wholeNumber = z.coerce.number().int()

/** Parses JSON. Returns undefined if the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
