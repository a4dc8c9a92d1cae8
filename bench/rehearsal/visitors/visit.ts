import { setTimeout as sleep } from 'node:timers/promises'
import { anyErrorAnswerSchema } from '@network-site/protocol/error-answer'
import { parseJson } from '@network-site/protocol/text'

export type Purpose = 'mint' | 'page' | 'form'

/** How one request ended. */
export type Attempt = {
  /** 0 where there was no answer. */
  status: number
  /** The code in a refusal of ours. */
  code: string | undefined
  retryAfterSeconds: number | undefined
  milliseconds: number
}

/** One person who wants one thing and asks until it is there. */
export type Visit = {
  purpose: Purpose
  beganAt: number
  attempts: Attempt[]
  /** Undefined while it lasts. */
  endedAt: number | undefined
  isAnswered: boolean
}

/** What counts as answered at once. A mint waits for its block, and for the one before it. */
export const promptMilliseconds: Record<Purpose, number> = { mint: 5000, page: 1000, form: 1000 }

const patienceMilliseconds = 180_000
/** The site may say a minute; people press the button again before. */
const longestWaitSeconds = 10
const waitWithoutReasonSeconds = 1

/** Asks until it is answered, and waits in between for as long as it is told. */
export async function visit(started: Visit, ask: () => Promise<Attempt>): Promise<void> {
  while (performance.now() - started.beganAt < patienceMilliseconds) {
    const attempt = await ask()
    started.attempts.push(attempt)
    if (isSuccess(attempt)) {
      started.isAnswered = true
      break
    }
    const wait = attempt.retryAfterSeconds ?? waitWithoutReasonSeconds
    await sleep(Math.min(wait, longestWaitSeconds) * 1000)
  }
  started.endedAt = performance.now()
}

/** Who asks again for what has been minted hears that it was. */
export function isSuccess({ status, code }: Attempt): boolean {
  return (status >= 200 && status < 400) || code === 'ALREADY_MINTED'
}

/** A refusal that says why. */
export function isReasoned({ code }: Attempt): boolean {
  return code !== undefined
}

const requestTimeoutMilliseconds = 70_000

/** One request as a browser makes it, and what came of it. */
export async function request(url: string, init: RequestInit = {}): Promise<Attempt & { body: unknown }> {
  const startedAt = performance.now()
  const took = () => performance.now() - startedAt
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(requestTimeoutMilliseconds),
    })
    const text = await response.text()
    const body = parseJson(text)
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
