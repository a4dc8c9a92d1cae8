import type { MintState } from '@network-site/protocol/mints'

/** The state of a card, with the current step of a mint in progress. */
export type CardState =
  | { kind: 'idle' }
  | { kind: 'signing' }
  | { kind: 'minting'; step: 'requested' | 'waiting' | 'sent' }
  | { kind: 'minted' }

/** The progress of this page's own request for an item. */
export type RequestPhase = 'signing' | 'minting' | 'minted'

interface Sources {
  /** From this page's requests. */
  phase: RequestPhase | undefined
  /** From the service's stream, which includes requests from elsewhere or before a reload. */
  state: MintState['state'] | undefined
  /** From the contract. */
  alreadyMintedToday: boolean
}

/** One object per state, so that memoized cards render only when their state changes. */
export const cardStates = {
  idle: { kind: 'idle' },
  signing: { kind: 'signing' },
  requested: { kind: 'minting', step: 'requested' },
  waiting: { kind: 'minting', step: 'waiting' },
  sent: { kind: 'minting', step: 'sent' },
  minted: { kind: 'minted' },
} as const satisfies Record<string, CardState>

/** Merges three sources. A completed mint takes precedence over one in progress, and a signature over the stream. */
export function cardState({ phase, state, alreadyMintedToday }: Sources): CardState {
  if (alreadyMintedToday || phase === 'minted' || state === 'minted') return cardStates.minted
  if (phase === 'signing') return cardStates.signing
  if (state === 'waiting' || state === 'sent') return cardStates[state]
  if (phase === 'minting') return cardStates.requested
  return cardStates.idle
}
