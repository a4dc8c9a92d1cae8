import type { MintDay } from '@network-site/protocol/mints'

/** The collection's day as the service tells it: known before any wallet's code has arrived. */
export async function fetchMintDay(signal: AbortSignal): Promise<MintDay> {
  const response = await fetch('/mints/day', { signal })
  const answer: unknown = await response.json()
  if (!response.ok || !isMintDay(answer)) throw new Error(`/mints/day answered ${response.status}`)
  return answer
}

/** Written by hand: this is read before the first view is over, and a schema library would weigh more than the page's own code. */
function isMintDay(answer: unknown): answer is MintDay {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'day' in answer &&
    Number.isInteger(answer.day) &&
    'endsAtSeconds' in answer &&
    Number.isInteger(answer.endsAtSeconds) &&
    'isOpen' in answer &&
    typeof answer.isOpen === 'boolean'
  )
}
