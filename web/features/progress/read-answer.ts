import type { z } from 'zod'

/** A failed read, with the service's own sentence where it gave one. */
export class AnswerError extends Error {
  override name = 'AnswerError'
  readonly sentence: string | undefined

  constructor(path: string, { status, sentence }: { status: number; sentence: string | undefined }) {
    super(`${path} answered ${status}`)
    this.sentence = sentence
  }
}

/** Reads what the service answers at a path, by the schema that is fetched beside it. */
export async function readAnswer<Schema extends z.ZodType>(
  path: string,
  { schema, signal }: { schema: () => Promise<Schema>; signal?: AbortSignal },
): Promise<z.output<Schema>> {
  const [response, known] = await Promise.all([fetch(path, signal ? { signal } : {}), schema()])
  if (!response.ok) throw new AnswerError(path, { status: response.status, sentence: await sentenceOf(response) })
  return known.parse(await response.json())
}

async function sentenceOf(response: Response): Promise<string | undefined> {
  const { errorAnswerSchema } = await import('@network-site/protocol/error-answer')
  const answer = errorAnswerSchema.safeParse(await response.json().catch(() => undefined))
  return answer.success ? answer.data.error : undefined
}
