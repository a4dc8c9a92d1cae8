import type * as z from 'zod/mini'

/** A failed request, with the service's message if there is one. */
export class AnswerError extends Error {
  override name = 'AnswerError'
  readonly status: number
  readonly sentence: string | undefined
  readonly code: string | undefined

  constructor(path: string, answer: { status: number; sentence: string | undefined; code?: string | undefined }) {
    super(`${path} answered ${answer.status}`)
    this.status = answer.status
    this.sentence = answer.sentence
    this.code = answer.code
  }
}

export interface ReadAnswerOptions<Schema> {
  schema: () => Promise<Schema>
  /** The language of sentences in the response. */
  language: string
  signal?: AbortSignal
  /** Sent as JSON with POST. */
  body?: object
  /** The server's statement about the social sign-in. */
  statement?: string | null
}

/** Requests a path and parses the response with a schema that loads in parallel. */
export async function readAnswer<Schema extends z.ZodMiniType>(
  path: string,
  { schema, language, signal, body, statement }: ReadAnswerOptions<Schema>,
): Promise<z.output<Schema>> {
  const request: RequestInit = {
    ...(signal && { signal }),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
      ...(statement && { authorization: `Bearer ${statement}` }),
    },
  }
  const [response, known] = await Promise.all([fetch(path, request), schema()])
  if (!response.ok) throw new AnswerError(path, { status: response.status, ...(await readFailure(response)) })
  return known.parse(await response.json())
}

async function readFailure(response: Response) {
  const { errorAnswerSchema } = await import('./error-answer.ts')
  const { data } = errorAnswerSchema.safeParse(await response.json().catch(() => undefined))
  return { sentence: data?.error, code: data?.code }
}
