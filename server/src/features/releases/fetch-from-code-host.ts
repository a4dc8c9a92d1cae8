import { releaseSchema, type Release } from '@network-site/protocol/release'

export type CodeHostQuestion = {
  latestUrl: string
  token?: string | undefined
  etag?: string | undefined
  nowMilliseconds: () => number
}

/** A release, or that the one we have is still the latest. */
export type CodeHostAnswer = { release: Release; etag: string | undefined } | 'unchanged'

/** Why the host gave no release, and until when asking again is pointless. */
export class CodeHostFailure extends Error {
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, options: { cause?: unknown; retryAfterSeconds?: number | undefined } = {}) {
    super(message, { cause: options.cause })
    this.name = 'CodeHostFailure'
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

const patienceMilliseconds = 8000

/** Fetches the latest release once. Everything but a usable answer throws a CodeHostFailure. */
export async function fetchFromCodeHost(question: CodeHostQuestion): Promise<CodeHostAnswer> {
  const { latestUrl, token, etag, nowMilliseconds } = question
  const response = await send(latestUrl, {
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    'user-agent': 'release-mirror',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(etag ? { 'if-none-match': etag } : {}),
  })
  if (response.status === 304 && etag) return 'unchanged'
  const body = await response.json().catch(() => undefined)
  if (!response.ok) {
    const retryAfterSeconds = waitSeconds(response.headers, nowMilliseconds())
    throw new CodeHostFailure(`the code host answered ${response.status}`, { retryAfterSeconds })
  }
  const parsed = releaseSchema.safeParse(body)
  if (!parsed.success) throw new CodeHostFailure('the code host answered something else', { cause: parsed.error })
  return { release: parsed.data, etag: response.headers.get('etag') ?? undefined }
}

async function send(url: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, { headers, signal: AbortSignal.timeout(patienceMilliseconds) })
  } catch (cause) {
    throw new CodeHostFailure('the code host does not answer', { cause })
  }
}

/** The pause that the host asks for: in seconds, or as the time at which its limit resets. */
function waitSeconds(headers: Headers, nowMilliseconds: number): number | undefined {
  const isSpent = headers.get('x-ratelimit-remaining') === '0'
  const seconds = headers.has('retry-after')
    ? Number(headers.get('retry-after'))
    : isSpent
      ? Number(headers.get('x-ratelimit-reset')) - nowMilliseconds / 1000
      : Number.NaN
  return seconds > 0 ? seconds : undefined
}
