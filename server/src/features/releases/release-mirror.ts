import { releaseSchema, type Release } from '@network-site/protocol/release'
import { z } from 'zod'
import type { AtomicFile } from '../../adapters/atomic-file.ts'
import { askCodeHost, CodeHostFailure } from './ask-code-host.ts'

const keptSchema = z.object({
  latestUrl: z.string(),
  release: releaseSchema,
  etag: z.string().optional(),
  checkedAtMilliseconds: z.int(),
})
type Kept = z.infer<typeof keptSchema>

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
/** For something fresher than what we have, a visitor waits this long at most. */
const visitorPatienceMilliseconds = 500

/** Keeps the code host's latest release at hand: asked for now and then, by one call for all who want it. */
export function releaseMirror(options: ReleaseMirrorOptions): ReleaseMirror {
  const { latestUrl, token, file, nowMilliseconds, warn } = options
  let kept: Kept | undefined
  let isStale = false
  let notBeforeMilliseconds = 0
  let refreshing: Promise<void> | undefined
  const loaded = load()

  async function latest(): Promise<MirroredRelease | undefined> {
    await loaded
    if (nowMilliseconds() >= notBeforeMilliseconds) {
      refreshing ??= refresh().finally(() => (refreshing = undefined))
    }
    if (refreshing) await (kept ? Promise.race([refreshing, visitorPatience()]) : refreshing)
    return kept && { release: kept.release, checkedAtMilliseconds: kept.checkedAtMilliseconds, isStale }
  }

  async function refresh(): Promise<void> {
    try {
      const answer = await askCodeHost({ latestUrl, token, etag: kept?.etag, nowMilliseconds })
      const checkedAtMilliseconds = nowMilliseconds()
      if (answer !== 'unchanged') kept = { latestUrl, checkedAtMilliseconds, ...answer }
      else if (kept) kept = { ...kept, checkedAtMilliseconds }
      isStale = false
      notBeforeMilliseconds = checkedAtMilliseconds + refreshMilliseconds
      await file.write(JSON.stringify(kept))
    } catch (error) {
      const isHostFault = error instanceof CodeHostFailure
      // A folder that cannot be written costs only the memory of a restart; what we hold is still good.
      if (isHostFault) {
        isStale = true
        notBeforeMilliseconds = nowMilliseconds() + pauseAfter(error)
      }
      warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the latest release could not be refreshed')
    }
  }

  /** What an earlier run kept, unless it is of another repository or cannot be read. */
  async function load(): Promise<void> {
    try {
      const text = await file.read()
      if (text === undefined) return
      const earlier = keptSchema.parse(JSON.parse(text))
      if (earlier.latestUrl !== latestUrl) return
      kept = earlier
      // A clock that was set back must not keep us from asking.
      const checkedAt = Math.min(earlier.checkedAtMilliseconds, nowMilliseconds())
      notBeforeMilliseconds = checkedAt + refreshMilliseconds
    } catch {
      warn({}, 'the kept release could not be read and is looked up anew')
    }
  }

  return { latest }
}

function pauseAfter({ retryAfterSeconds }: CodeHostFailure): number {
  const asked = retryAfterSeconds === undefined ? afterFailureMilliseconds : retryAfterSeconds * 1000
  return Math.min(Math.max(asked, afterFailureMilliseconds), longestPauseMilliseconds)
}

function visitorPatience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, visitorPatienceMilliseconds).unref())
}
