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
  /** Null where the chain did not say. */
  hasCode: boolean | null
  /** Its receiver has made a batch revert. */
  isIsolated: boolean
  attempts: number
}

/** A mint of a batch, and the gas it is charged for. */
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
/** The contract wants so much left before a receiver with code: one whose code appeared under way finds it. */
const spareGas = 350_000

type Kinds = { expected: ReceiverKind; most: ReceiverKind }
type OpenEntry = Kinds & { tokens: number[]; expectedGas: number; mostGas: number }

/**
 * Takes mints from the head of the queue until the gas is used up. Items of one wallet share an entry. A mint is charged
 * what it is expected to use; the limit counts with the most it may use. Isolated mints go apart from all others.
 */
export function formBatch(
  queued: QueuedMint[],
  { gasEstimator, gasCap }: { gasEstimator: GasEstimator; gasCap: number },
): Batch {
  const available = (gasCap - spareGas) / (1 + spareShare) - gasEstimator.baseGas
  const together = queued.filter(({ isIsolated }) => isIsolated === queued[0]?.isIsolated)
  const kinds = kindsOf(together)
  const entries = new Map<string, OpenEntry>()
  const taken: TakenMint[] = []
  let mostGas = 0
  for (const mint of together) {
    const { expected, most } = kinds.get(mint.minter) as Kinds
    const entry = entries.get(mint.minter) ?? { expected, most, tokens: [], expectedGas: 0, mostGas: 0 }
    const items = entry.tokens.length + 1
    const grown = gasEstimator.entryGas(items, most)
    if (mostGas + grown - entry.mostGas > available) break
    mostGas += grown - entry.mostGas
    const expectedGas = gasEstimator.entryGas(items, expected)
    taken.push({ ...mint, gas: expectedGas - entry.expectedGas })
    entry.tokens.push(mint.token)
    entries.set(mint.minter, Object.assign(entry, { expectedGas, mostGas: grown }))
  }
  const gasOf = (isReturning: boolean) =>
    [...entries.values()].reduce(
      (sum, { expected, expectedGas }) => sum + ((expected === 'returning') === isReturning ? expectedGas : 0),
      0,
    )
  return {
    entries: [...entries].map(([receiver, { tokens }]) => ({ receiver: receiver as `0x${string}`, tokens })),
    taken,
    gasLimit: Math.ceil((gasEstimator.baseGas + mostGas) * (1 + spareShare) + spareGas),
    returningGas: gasOf(true),
    otherGas: gasOf(false),
  }
}

/**
 * What each receiver is expected to be, and what it may turn out to be. After a failed batch the next one must not fail
 * by gas: each of its receivers may have code by then.
 */
function kindsOf(mints: QueuedMint[]): Map<string, Kinds> {
  const kinds = new Map<string, Kinds>()
  for (const { minter, isFirstSeen, hasCode, attempts } of mints) {
    const known = kinds.get(minter)
    const expected = hasCode || known?.expected === 'code' ? 'code' : isFirstSeen ? 'first-seen' : 'returning'
    const mayHaveCode = hasCode !== false || attempts > 0 || known?.most === 'code'
    kinds.set(minter, { expected, most: mayHaveCode ? 'code' : expected })
  }
  return kinds
}
