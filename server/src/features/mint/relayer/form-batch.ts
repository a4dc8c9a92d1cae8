import type { MintEntry } from '@network-site/protocol/mint-entries'
import type { GasEstimator, ReceiverKind } from './gas-estimator.ts'

/** A mint at the head of the queue. */
export type QueuedMint = {
  /** Where its row is. */
  row: string
  minter: `0x${string}`
  token: number
  source: string
  isFirstSeen: boolean
  hasCode: boolean
  attempts: number
}

export type TakenMint = QueuedMint & { gas: number }
export type Batch = {
  entries: MintEntry[]
  taken: TakenMint[]
  gasLimit: number
  returningGas: number
  otherGas: number
}

/** Kept beyond what is expected, so that a batch that is off by a little does not fail as a whole. */
const spareShare = 0.04
const spareGas = 60_000

/** Takes mints from the head of the queue until the gas is used up. Items of one wallet share an entry. */
export function formBatch(
  queued: QueuedMint[],
  { gasEstimator, gasCap }: { gasEstimator: GasEstimator; gasCap: number },
): Batch {
  const available = (gasCap - spareGas) / (1 + spareShare) - gasEstimator.baseGas
  const entries = new Map<string, { tokens: number[]; kind: ReceiverKind; gas: number }>()
  const taken: TakenMint[] = []
  let gas = 0
  for (const mint of queued) {
    const entry = entries.get(mint.minter) ?? { tokens: [], kind: kindOf(mint), gas: 0 }
    const grown = gasEstimator.entryGas(entry.tokens.length + 1, entry.kind)
    if (gas + grown - entry.gas > available) break
    gas += grown - entry.gas
    taken.push({ ...mint, gas: grown - entry.gas })
    entry.tokens.push(mint.token)
    entry.gas = grown
    entries.set(mint.minter, entry)
  }
  const returningGas = [...entries.values()].reduce(
    (sum, { kind, gas: part }) => sum + (kind === 'returning' ? part : 0),
    0,
  )
  return {
    entries: [...entries].map(([receiver, { tokens }]) => ({ receiver: receiver as `0x${string}`, tokens })),
    taken,
    gasLimit: Math.ceil((gasEstimator.baseGas + gas) * (1 + spareShare) + spareGas),
    returningGas,
    otherGas: gas - returningGas,
  }
}

/** A mint whose batch has failed before gets the most that any receiver can need: the next one must not fail by gas. */
function kindOf({ isFirstSeen, hasCode, attempts }: QueuedMint): ReceiverKind {
  if (hasCode || attempts > 0) return 'code'
  return isFirstSeen ? 'first-seen' : 'returning'
}
