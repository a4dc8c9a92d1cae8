import { z } from 'zod'

/** The rows of a raw statement, held against a schema: the two databases do not agree on how they hand numbers out. */
export function rowsOf<Schema extends z.ZodType>(schema: Schema, result: unknown): z.output<Schema>[] {
  return z.object({ rows: z.array(schema) }).parse(result).rows
}

/** A 64-bit integer, which Postgres sends as text and the embedded database as a number. */
export const wholeNumber = z.coerce.number().int()
