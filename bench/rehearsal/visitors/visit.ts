import { setTimeout as sleep } from 'node:timers/promises'
import { anyErrorAnswerSchema } from '@network-site/protocol/error-answer'
import { parseJson } from '@network-site/protocol/text'

export type Purpose = 'mint' | 'page' | 'form'

export type Attempt = {
  /** 0 if there was no complete response. */
  status: number
  /** Whether the connection ended in the middle of the response. */
  isCutOff?: boolean
  /** The code of the site's own error response. */
  code: string | undefined
  retryAfterSeconds: number | undefined
  milliseconds: number
}

/** One visitor who retries one request until it succeeds. */
export type Visit = {
  purpose: Purpose
  beganAt: number
  attempts: Attempt[]
  /** Undefined while the visit is in progress. */
  endedAt: number | undefined
  isSuccessful: boolean
}

/** Response times that count as prompt. A mint waits for up to two blocks. */
export const promptMilliseconds: Record<Purpose, number> = { mint: 5000, page: 1000, form: 1000 }

const giveUpMilliseconds = 180_000
/** The site may ask for a minute, but people retry sooner. */
const maxRetrySeconds = 10
const defaultRetrySeconds = 1

/** Sends a request until it succeeds, respecting `Retry-After` between attempts. */
export async function visit(started: Visit, send: () => Promise<Attempt>): Promise<void> {
  while (performance.now() - started.beganAt < giveUpMilliseconds) {
    const attempt = await send()
    started.attempts.push(attempt)
    if (isSuccess(attempt)) {
      started.isSuccessful = true
      break
    }
    const retrySeconds = attempt.retryAfterSeconds ?? defaultRetrySeconds
    await sleep(Math.min(retrySeconds, maxRetrySeconds) * 1000)
  }
  started.endedAt = performance.now()
}

/** Returns whether a request succeeded. A retried mint that was already minted counts as success. */
export function isSuccess({ status, code }: Attempt): boolean {
  return (status >= 200 && status < 400) || code === 'ALREADY_MINTED'
}

/** Sends one request as a browser would and resolves to its result. */
export async function request(url: string, init: RequestInit = {}): Promise<Attempt & { body: unknown }> {
  const startedAt = performance.now()
  const took = () => performance.now() - startedAt
  const signal = AbortSignal.timeout(70_000)
  let hasBegun = false
  try {
    const response = await fetch(url, { ...init, signal })
    hasBegun = true
    const body = parseJson(await response.text())
    const retryAfter = response.headers.get('retry-after')
    return {
      status: response.status,
      code: response.status < 400 ? undefined : anyErrorAnswerSchema.safeParse(body).data?.code,
      retryAfterSeconds: retryAfter === null ? undefined : Number(retryAfter),
      milliseconds: took(),
      body,
    }
  } catch {
    const isCutOff = hasBegun && !signal.aborted
    return { status: 0, isCutOff, code: undefined, retryAfterSeconds: undefined, milliseconds: took(), body: undefined }
  }
}
