import type * as z from 'zod/mini'

/** A failed request, with the service's message if there is one. */
export class AnswerError extends Error {
  override name = 'AnswerError'
  readonly status: number
  readonly sentence: string | undefined

  constructor(path: string, { status, sentence }: { status: number; sentence: string | undefined }) {
    super(`${path} answered ${status}`)
    this.status = status
    this.sentence = sentence
  }
}

export interface ReadAnswerOptions<Schema> {
  schema: () => Promise<Schema>
  signal?: AbortSignal
  /** Sent as JSON with POST. */
  body?: object
  /** The token of the social sign-in. */
  accessToken?: string | null
}

/** Requests a path and parses the response with a schema that loads in parallel. */
export async function readAnswer<Schema extends z.ZodMiniType>(
  path: string,
  { schema, signal, body, accessToken }: ReadAnswerOptions<Schema>,
): Promise<z.output<Schema>> {
  const request: RequestInit = {
    ...(signal && { signal }),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
  }
  const [response, known] = await Promise.all([fetch(path, request), schema()])
  if (!response.ok) throw new AnswerError(path, { status: response.status, sentence: await sentenceOf(response) })
  return known.parse(await response.json())
}

async function sentenceOf(response: Response): Promise<string | undefined> {
  const { errorAnswerSchema } = await import('./error-answer.ts')
  const answer = errorAnswerSchema.safeParse(await response.json().catch(() => undefined))
  return answer.success ? answer.data.error : undefined
}
