import { collectionAbi } from '@network-site/protocol/contracts'
import type { Chain } from '../services/chain.ts'
import type { BlockMark } from './events.ts'
import { findFirstBlock } from './find-first-block.ts'
import type { MintedDay } from './mint-index.ts'
import { readBlock } from './read-block.ts'
import { readRange } from './read-range.ts'

export type ChainDays = {
  /** By wallet, in lower case. */
  days: Map<string, MintedDay[]>
  /** The last block that was read. */
  end: BlockMark
}

export type ChainDaysOptions = {
  startSeconds: number
  /** The last block to read. */
  end: BlockMark
  rangeBlocks?: number
  onRead?: (block: number) => void
}

/** When the collection's day 1 began. */
export async function readStartSeconds({ client, contracts }: Chain): Promise<number> {
  const address = contracts.collection
  return Number(await client.readContract({ abi: collectionAbi, address, functionName: 'startDate' }))
}

/** Reads every mint from the chain itself into memory, up to a block. */
export async function readChainDays(chain: Chain, options: ChainDaysOptions): Promise<ChainDays> {
  const { startSeconds, end, rangeBlocks = 2000, onRead } = options
  const head = await readBlock(chain.client)
  const first = await findFirstBlock(chain, head.number)
  const itemsOf = new Map<string, Map<number, bigint>>()
  const owners = new Set<string>()
  let after: BlockMark =
    first === 0 ? { number: -1, hash: '', timestampSeconds: 0 } : await readBlock(chain.client, first - 1)
  let span = rangeBlocks
  while (after.number < end.number) {
    const number = Math.min(after.number + span, end.number)
    const next = number === end.number ? end : await readBlock(chain.client, number)
    const asked = { chain, startSeconds, owners: [...owners], after, end: next, head: head.number }
    const result = await readRange(asked).catch((error: unknown) => {
      // Nodes refuse in many ways what is too much for them.
      if (span === 1) throw error
      span = Math.ceil(span / 2)
      return undefined
    })
    if (!result) continue
    if (result.kind !== 'read') throw new Error('the chain was reorganised while it was read; read it again')
    for (const { minter, day, items } of result.range.mints) {
      if (items === 0n) continue
      const days = itemsOf.get(minter) ?? new Map<number, bigint>()
      itemsOf.set(minter, days.set(day, (days.get(day) ?? 0n) | items))
    }
    for (const owner of result.range.owners) owners.add(owner)
    after = next
    onRead?.(number)
  }
  const days = [...itemsOf].map(
    ([minter, byDay]) => [minter, [...byDay].map(([day, items]) => ({ day, items }))] as const,
  )
  return { days: new Map(days), end }
}
