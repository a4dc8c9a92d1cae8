import { z } from 'zod'

const resultSchema = z.object({ rows: z.array(z.unknown()) })

/**
 * The rows of a raw statement, held against a schema: the two databases do not agree on how they hand numbers out. Write the
 * schema outside of the function that asks: Zod compiles each one at its first use, which takes longer than most queries.
 */
export function rowsOf<Schema extends z.ZodType>(schema: Schema, result: unknown): z.output<Schema>[] {
  return resultSchema.parse(result).rows.map((row) => schema.parse(row))
}

/** A 64-bit integer, which Postgres sends as text and the embedded database as a number. */
export const wholeNumber = z.coerce.number().int()
