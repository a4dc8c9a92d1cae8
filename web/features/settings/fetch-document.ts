interface Options<Document> {
  /** Loaded only now: a page that asks for nothing carries no validator. */
  schema: () => Promise<{ parse: (answer: unknown) => Document }>
  signal?: AbortSignal | undefined
}

/** Fetches one of the server's documents and holds it against its schema. */
export async function fetchDocument<Document>(path: string, { schema, signal }: Options<Document>): Promise<Document> {
  const [response, validator] = await Promise.all([fetch(path, { signal: signal ?? null }), schema()])
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return validator.parse(await response.json())
}
