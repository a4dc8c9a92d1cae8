import type { NetworkStatus } from '@network-site/protocol/network-status'
import { useQuery } from '@tanstack/react-query'

/** The network's status, and how old it was when it came. */
export interface ReadStatus {
  status: NetworkStatus
  ageMilliseconds: number
}

const everyMilliseconds = 10_000

/** The status, read again while the page is looked at. The last one is kept, and shown with its age when none comes. */
export function useStatus({ isEnabled = true }: { isEnabled?: boolean } = {}) {
  return useQuery({
    enabled: isEnabled,
    queryKey: ['status'],
    queryFn: ({ signal }) => fetchStatus(signal),
    refetchInterval: everyMilliseconds,
    refetchOnWindowFocus: true,
    meta: { isPersisted: true },
  })
}

async function fetchStatus(signal: AbortSignal): Promise<ReadStatus> {
  const [response, { statusSchema }] = await Promise.all([
    fetch('/status.json', { signal }),
    import('@network-site/protocol/network-status'),
  ])
  if (!response.ok) throw new Error(`/status.json answered ${response.status}`)
  const status = statusSchema.parse(await response.json())
  return { status, ageMilliseconds: ageOf(status, response.headers) }
}

/** By the server's clock, since a visitor's may be wrong; with what a cache on the way has added. */
function ageOf({ checkedAt }: NetworkStatus, headers: Headers): number {
  const answeredAt = Date.parse(headers.get('date') ?? '') || Date.now()
  const cachedMilliseconds = Number(headers.get('age') ?? 0) * 1000
  return Math.max(0, answeredAt + cachedMilliseconds - Date.parse(checkedAt))
}
