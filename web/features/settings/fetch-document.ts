import type { z } from 'zod'

interface Options<Schema extends z.ZodType> {
  /** Loaded only now: a page that asks for nothing carries no validator. */
  schema: () => Promise<Schema>
  signal?: AbortSignal | undefined
}

/** Fetches one of the server's documents and holds it against its schema. */
export async function fetchDocument<Schema extends z.ZodType>(
  path: string,
  { schema, signal }: Options<Schema>,
): Promise<z.infer<Schema>> {
  const [response, validator] = await Promise.all([fetch(path, { signal: signal ?? null }), schema()])
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return validator.parse(await response.json())
}
