import { type Release, releaseSchema } from '@network-site/protocol/release'
import { withTimeout } from '@network-site/protocol/concurrency'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { AtomicFile } from '../../services/data-folder.ts'

const cachedSchema = z.object({
  latestUrl: z.string(),
  release: releaseSchema,
  etag: z.string().optional(),
  checkedAtMilliseconds: z.int(),
})
type Cached = z.infer<typeof cachedSchema>

type MirroredRelease = {
  release: Release
  /** When the host last confirmed the release. */
  checkedAtMilliseconds: number
  /** Whether the host has failed since. */
  isStale: boolean
}

type ReleaseMirrorOptions = {
  latestUrl: string
  token?: string | undefined
  file: AtomicFile
  nowMilliseconds: () => number
  log: Pick<Logger, 'warn'>
}

export type ReleaseMirror = {
  /** Returns the latest known release, or undefined before the first one. */
  latest: () => Promise<MirroredRelease | undefined>
}

const refreshMilliseconds = 5 * 60_000
const afterFailureMilliseconds = 60_000
const maxPauseMilliseconds = 60 * 60_000
/** How long a request waits for a refresh if there is a cached release. */
const maxWaitMilliseconds = 500

/** Caches the code host's latest release. Concurrent requests share one refresh. */
export function releaseMirror(options: ReleaseMirrorOptions): ReleaseMirror {
  const { latestUrl, token, file, nowMilliseconds, log } = options
  let cached: Cached | undefined
  let isStale = false
  let notBeforeMilliseconds = 0
  let refreshing: Promise<void> | undefined
  const loaded = load()

  async function latest(): Promise<MirroredRelease | undefined> {
    await loaded
    if (nowMilliseconds() >= notBeforeMilliseconds) {
      refreshing ??= refresh().finally(() => (refreshing = undefined))
    }
    if (refreshing && cached)
      await withTimeout(refreshing, { milliseconds: maxWaitMilliseconds, otherwise: () => undefined })
    else if (refreshing) await refreshing
    return cached && { release: cached.release, checkedAtMilliseconds: cached.checkedAtMilliseconds, isStale }
  }

  async function refresh(): Promise<void> {
    try {
      const answer = await fetchFromCodeHost({ latestUrl, token, etag: cached?.etag, nowMilliseconds })
      const checkedAtMilliseconds = nowMilliseconds()
      if (answer !== 'unchanged') cached = { latestUrl, checkedAtMilliseconds, ...answer }
      else if (cached) cached = { ...cached, checkedAtMilliseconds }
      isStale = false
      notBeforeMilliseconds = checkedAtMilliseconds + refreshMilliseconds
      await file.write(JSON.stringify(cached))
    } catch (error) {
      // If only writing the file failed, the release is fresh and a restart fetches it again.
      if (error instanceof CodeHostFailure) {
        isStale = true
        notBeforeMilliseconds = nowMilliseconds() + pauseAfter(error)
      }
      const reason = error instanceof Error ? error.message : 'unknown'
      log.warn({ reason }, 'could not refresh the latest release')
    }
  }

  /** Loads the release cached by an earlier run, unless it is unreadable or from another repository. */
  async function load(): Promise<void> {
    try {
      const text = await file.read()
      if (text === undefined) return
      const earlier = cachedSchema.parse(JSON.parse(text))
      if (earlier.latestUrl !== latestUrl) return
      cached = earlier
      // Setting the clock back must not delay the next refresh.
      const checkedAt = Math.min(earlier.checkedAtMilliseconds, nowMilliseconds())
      notBeforeMilliseconds = checkedAt + refreshMilliseconds
    } catch {
      log.warn({}, 'could not read the cached release: fetching it again')
    }
  }

  return { latest }
}

function pauseAfter({ retryAfterSeconds }: CodeHostFailure): number {
  const requested = (retryAfterSeconds ?? 0) * 1000
  return Math.min(Math.max(requested, afterFailureMilliseconds), maxPauseMilliseconds)
}

type CodeHostRequest = Pick<ReleaseMirrorOptions, 'latestUrl' | 'token' | 'nowMilliseconds'> & {
  etag: string | undefined
}

/** A failed request to the code host, and when to retry it. */
class CodeHostFailure extends Error {
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, options: { cause?: unknown; retryAfterSeconds?: number | undefined } = {}) {
    super(message, { cause: options.cause })
    this.name = 'CodeHostFailure'
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** Fetches the latest release unless it is unchanged. Throws a CodeHostFailure without a valid response. */
async function fetchFromCodeHost(request: CodeHostRequest) {
  const { latestUrl, token, etag, nowMilliseconds } = request
  const headers = {
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    'user-agent': 'release-mirror',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(etag ? { 'if-none-match': etag } : {}),
  }
  const response = await fetch(latestUrl, { headers, signal: AbortSignal.timeout(8000) }).catch((cause: unknown) => {
    throw new CodeHostFailure('the code host does not respond', { cause })
  })
  if (response.status === 304 && etag) return 'unchanged' as const
  const body = await response.json().catch(() => undefined)
  if (!response.ok) {
    const retryAfterSeconds = waitSeconds(response.headers, nowMilliseconds())
    throw new CodeHostFailure(`the code host answered ${response.status}`, { retryAfterSeconds })
  }
  const parsed = releaseSchema.safeParse(body)
  if (!parsed.success) throw new CodeHostFailure('the code host returned an invalid release', { cause: parsed.error })
  return { release: parsed.data, etag: response.headers.get('etag') ?? undefined }
}

/** Returns the requested delay in seconds, from `retry-after` or the time at which the rate limit resets. */
function waitSeconds(headers: Headers, nowMilliseconds: number): number | undefined {
  const isSpent = headers.get('x-ratelimit-remaining') === '0'
  const seconds = headers.has('retry-after')
    ? Number(headers.get('retry-after'))
    : isSpent
      ? Number(headers.get('x-ratelimit-reset')) - nowMilliseconds / 1000
      : Number.NaN
  return seconds > 0 ? seconds : undefined
}
