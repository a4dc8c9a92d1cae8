import type { MintState } from '@network-site/protocol/mints'

/** What a card shows, and how far a mint under way has come. */
export type CardState =
  | { kind: 'idle' }
  | { kind: 'signing' }
  | { kind: 'minting'; step: 'requested' | 'waiting' | 'sent' }
  | { kind: 'minted' }

/** How far this page's own request for an item has come. */
export type RequestPhase = 'signing' | 'minting' | 'minted'

interface Sources {
  /** From this page's requests. */
  phase: RequestPhase | undefined
  /** From the service's stream, which also knows what was requested elsewhere or before a reload. */
  state: MintState['state'] | undefined
  /** From the contract. */
  alreadyMintedToday: boolean
}

/** The states, one object each: a card whose state is the same object is not rendered again. */
export const cardStates = {
  idle: { kind: 'idle' },
  signing: { kind: 'signing' },
  requested: { kind: 'minting', step: 'requested' },
  waiting: { kind: 'minting', step: 'waiting' },
  sent: { kind: 'minting', step: 'sent' },
  minted: { kind: 'minted' },
} as const satisfies Record<string, CardState>

/**
 * One state from three sources: a mint that happened takes precedence over one under way, and a signature over the
 * stream.
 */
export function cardState({ phase, state, alreadyMintedToday }: Sources): CardState {
  if (alreadyMintedToday || phase === 'minted' || state === 'minted') return cardStates.minted
  if (phase === 'signing') return cardStates.signing
  if (state === 'waiting' || state === 'sent') return cardStates[state]
  if (phase === 'minting') return cardStates.requested
  return cardStates.idle
}
