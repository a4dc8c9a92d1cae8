import { anyErrorAnswerSchema } from '@network-site/protocol/error-answer'
import type { Attempt } from './visit.ts'

const patienceMilliseconds = 70_000

/** One request as a browser makes it, and what came of it. */
export async function request(url: string, init: RequestInit = {}): Promise<Attempt & { body: unknown }> {
  const startedAt = performance.now()
  const took = () => performance.now() - startedAt
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    const text = await response.text()
    const body = parse(text)
    const retryAfter = response.headers.get('retry-after')
    return {
      status: response.status,
      code: response.status < 400 ? undefined : anyErrorAnswerSchema.safeParse(body).data?.code,
      retryAfterSeconds: retryAfter === null ? undefined : Number(retryAfter),
      milliseconds: took(),
      body,
    }
  } catch {
    return { status: 0, code: undefined, retryAfterSeconds: undefined, milliseconds: took(), body: undefined }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
