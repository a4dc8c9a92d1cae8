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
  /** When the host last confirmed it. */
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
  /** The latest release known, or undefined when there never was one. */
  latest: () => Promise<MirroredRelease | undefined>
}

const refreshMilliseconds = 5 * 60_000
const afterFailureMilliseconds = 60_000
const longestPauseMilliseconds = 60 * 60_000
/** How long a visitor waits for a refresh when there is an older release to show. */
const visitorPatienceMilliseconds = 500

/** Caches the code host's latest release. One request refreshes it for all visitors. */
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
      await withTimeout(refreshing, { milliseconds: visitorPatienceMilliseconds, otherwise: () => undefined })
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
      const isHostFault = error instanceof CodeHostFailure
      // A file that cannot be written only means that a restart fetches anew.
      if (isHostFault) {
        isStale = true
        notBeforeMilliseconds = nowMilliseconds() + pauseAfter(error)
      }
      log.warn(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'the latest release could not be refreshed',
      )
    }
  }

  /** Loads what an earlier run cached, unless it is of another repository or cannot be read. */
  async function load(): Promise<void> {
    try {
      const text = await file.read()
      if (text === undefined) return
      const earlier = cachedSchema.parse(JSON.parse(text))
      if (earlier.latestUrl !== latestUrl) return
      cached = earlier
      // A clock that was set back must not delay the next refresh.
      const checkedAt = Math.min(earlier.checkedAtMilliseconds, nowMilliseconds())
      notBeforeMilliseconds = checkedAt + refreshMilliseconds
    } catch {
      log.warn({}, 'the cached release could not be read and is fetched anew')
    }
  }

  return { latest }
}

function pauseAfter({ retryAfterSeconds }: CodeHostFailure): number {
  const asked = retryAfterSeconds === undefined ? afterFailureMilliseconds : retryAfterSeconds * 1000
  return Math.min(Math.max(asked, afterFailureMilliseconds), longestPauseMilliseconds)
}

type CodeHostQuestion = {
  latestUrl: string
  token?: string | undefined
  etag?: string | undefined
  nowMilliseconds: () => number
}

/** A release, or that the one we have is still the latest. */
type CodeHostAnswer = { release: Release; etag: string | undefined } | 'unchanged'

/** Why the host gave no release, and until when asking again is pointless. */
class CodeHostFailure extends Error {
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, options: { cause?: unknown; retryAfterSeconds?: number | undefined } = {}) {
    super(message, { cause: options.cause })
    this.name = 'CodeHostFailure'
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

const patienceMilliseconds = 8000

/** Fetches the latest release once. Everything but a usable answer throws a CodeHostFailure. */
async function fetchFromCodeHost(question: CodeHostQuestion): Promise<CodeHostAnswer> {
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
