import { skipToken, useQuery } from '@tanstack/react-query'
import { readAnswer } from '@network-site/protocol/read-answer'

const everyMilliseconds = 10_000

/** Where a wallet stands, read again while the page is looked at. The last answer stays where no newer one comes. */
export function useProgress(address: `0x${string}` | undefined) {
  return useQuery({
    queryKey: ['progress', address?.toLowerCase()],
    queryFn: address
      ? ({ signal }) => readAnswer(`/progress/${address.toLowerCase()}`, { schema: loadSchema, signal })
      : skipToken,
    refetchInterval: everyMilliseconds,
    refetchOnWindowFocus: true,
  })
}

async function loadSchema() {
  return (await import('@network-site/protocol/progress')).progressSchema
}
