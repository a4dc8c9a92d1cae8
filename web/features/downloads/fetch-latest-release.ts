import type { LatestRelease } from '@network-site/protocol/release'

/** Asks for the latest release of the node software. */
export async function fetchLatestRelease(latestUrl: string, signal?: AbortSignal): Promise<LatestRelease> {
  const [response, { latestReleaseSchema }] = await Promise.all([
    fetch(latestUrl, { headers: { accept: 'application/vnd.github+json' }, signal: signal ?? null }),
    import('@network-site/protocol/release'),
  ])
  if (!response.ok) throw new Error(`${latestUrl} answered ${response.status}`)
  return latestReleaseSchema.parse(await response.json())
}
