import type { Release } from '@home/protocol/release'

/** Asks for the latest release of the node software. */
export async function fetchLatestRelease(latestUrl: string, signal?: AbortSignal): Promise<Release> {
  const [response, { releaseSchema }] = await Promise.all([
    fetch(latestUrl, { headers: { accept: 'application/vnd.github+json' }, signal: signal ?? null }),
    import('@home/protocol/release'),
  ])
  if (!response.ok) throw new Error(`${latestUrl} answered ${response.status}`)
  return releaseSchema.parse(await response.json())
}
