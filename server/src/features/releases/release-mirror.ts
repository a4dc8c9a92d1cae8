import { withTimeout } from '@network-site/protocol/concurrency'
import { releaseSchema, type Release } from '@network-site/protocol/release'
import { z } from 'zod'
import type { AtomicFile } from '../../services/data-folder.ts'
import { fetchFromCodeHost, CodeHostFailure } from './fetch-from-code-host.ts'

const cachedSchema = z.object({
  latestUrl: z.string(),
  release: releaseSchema,
  etag: z.string().optional(),
  checkedAtMilliseconds: z.int(),
})
type Cached = z.infer<typeof cachedSchema>

export type MirroredRelease = {
  release: Release
  /** When the host last confirmed it. */
  checkedAtMilliseconds: number
  /** Whether the host has failed since. */
  isStale: boolean
}

export type ReleaseMirrorOptions = {
  latestUrl: string
  token?: string | undefined
  file: AtomicFile
  nowMilliseconds: () => number
  warn: (facts: Record<string, unknown>, message: string) => void
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
  const { latestUrl, token, file, nowMilliseconds, warn } = options
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
      warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the latest release could not be refreshed')
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
      warn({}, 'the cached release could not be read and is fetched anew')
    }
  }

  return { latest }
}

function pauseAfter({ retryAfterSeconds }: CodeHostFailure): number {
  const asked = retryAfterSeconds === undefined ? afterFailureMilliseconds : retryAfterSeconds * 1000
  return Math.min(Math.max(asked, afterFailureMilliseconds), longestPauseMilliseconds)
}
