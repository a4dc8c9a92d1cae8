import type { MintState } from '@network-site/protocol/mint-states'

/** Where a card stands: as the person sees it, and how far a mint under way has come. */
export type CardState =
  | { kind: 'idle' }
  | { kind: 'signing' }
  | { kind: 'minting'; step: 'asked' | 'waiting' | 'sent' }
  | { kind: 'minted' }

/** What this page itself is doing for an item. */
export type DeskPhase = 'signing' | 'minting' | 'minted'

interface Sources {
  /** From this page. */
  phase: DeskPhase | undefined
  /** From the service's stream, which also knows what was asked for elsewhere or before a reload. */
  state: MintState['state'] | undefined
  /** From the contract. */
  alreadyMintedToday: boolean
}

/** One state from three sources: a mint that happened outweighs one under way, and this page's own word the stream's. */
export function cardState({ phase, state, alreadyMintedToday }: Sources): CardState {
  if (alreadyMintedToday || phase === 'minted' || state === 'minted') return { kind: 'minted' }
  if (phase === 'signing') return { kind: 'signing' }
  if (state === 'waiting' || state === 'sent') return { kind: 'minting', step: state }
  if (phase === 'minting') return { kind: 'minting', step: 'asked' }
  return { kind: 'idle' }
}
