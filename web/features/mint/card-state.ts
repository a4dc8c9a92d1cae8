import type { MintState } from '@network-site/protocol/mint-states'

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

/**
 * One state from three sources: a mint that happened takes precedence over one under way, and a signature over the
 * stream.
 */
export function cardState({ phase, state, alreadyMintedToday }: Sources): CardState {
  if (alreadyMintedToday || phase === 'minted' || state === 'minted') return { kind: 'minted' }
  if (phase === 'signing') return { kind: 'signing' }
  if (state === 'waiting' || state === 'sent') return { kind: 'minting', step: state }
  if (phase === 'minting') return { kind: 'minting', step: 'requested' }
  return { kind: 'idle' }
}
