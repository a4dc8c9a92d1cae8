import type { NetworkStatus } from '@network-site/protocol/network-status'
import { useQuery } from '@tanstack/react-query'

/** Returns the network's status and its age on arrival, refetched every 10 s and persisted across visits. */
export function useStatus({ isEnabled = true }: { isEnabled?: boolean } = {}) {
  return useQuery({
    enabled: isEnabled,
    queryKey: ['status'],
    queryFn: ({ signal }) => fetchStatus(signal),
    refetchInterval: 10_000,
    refetchOnWindowFocus: true,
    meta: { isPersisted: true },
  })
}

async function fetchStatus(signal: AbortSignal) {
  const [response, { statusSchema }] = await Promise.all([
    fetch('/status.json', { signal }),
    import('@network-site/protocol/network-status'),
  ])
  if (!response.ok) throw new Error(`/status.json responded with ${response.status}`)
  const status = statusSchema.parse(await response.json())
  return { status, ageMilliseconds: ageOf(status, response.headers) }
}

/** Returns the age by the server's clock, because the visitor's may be wrong, including time in HTTP caches. */
function ageOf({ checkedAt }: NetworkStatus, headers: Headers): number {
  const answeredAt = Date.parse(headers.get('date') ?? '') || Date.now()
  const cachedMilliseconds = Number(headers.get('age') ?? 0) * 1000
  return Math.max(0, answeredAt + cachedMilliseconds - Date.parse(checkedAt))
}
