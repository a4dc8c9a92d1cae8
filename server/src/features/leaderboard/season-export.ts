import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { getAddress, type Address, type Hex } from 'viem'
import {
  findBlockBeforeContracts,
  readBlock,
  readEvents,
  readStartSeconds,
  type BlockHeader,
} from '../../mint-index/chain-events.ts'
import { secondsPerDay, type MintedDay } from '../../mint-index/mint-days.ts'
import { packResult, resultOfDays, seasonDays, unpackResult, type Season } from '../../mint-index/seasons.ts'
import type { Chain } from '../../services/chain.ts'
import { createStandings, type Rank } from './standings.ts'

type ExportOptions = {
  season: Season
  ranks: Rank[]
  /** The last block to read. By default the season's last block, or the newest one. */
  block?: number | undefined
  /** Amounts by rank. If set, leaves are [address, amount] for these ranks; otherwise [address, place]. */
  amounts?: ReadonlyMap<string, bigint> | undefined
  onRead?: (block: number) => void
}

/** The exported files by name. */
type SeasonExport = Record<'season.json' | 'standings.csv' | 'merkle-tree.json', string>

type Leaf = [address: Address, value: string]

/** The content of `merkle-tree.json`. */
export type MerkleTreeFile = ReturnType<StandardMerkleTree<Leaf>['dump']>

/**
 * Exports a season's standings from the chain, without a database or clock. The output is reproducible if the season is
 * over or the block is given.
 */
export async function exportSeason(chain: Chain, options: ExportOptions): Promise<SeasonExport> {
  const { season, ranks, amounts } = options
  const startSeconds = await readStartSeconds(chain)
  const days = seasonDays(season, startSeconds)
  const endSeconds = startSeconds + days.lastDay * secondsPerDay
  const end =
    options.block === undefined ? await findEndBlock(chain, endSeconds) : await readBlock(chain.client, options.block)
  const mintedDays = await readMintedDays(chain, { startSeconds, end, onRead: options.onRead })
  // Only a later block proves that this one was the season's last.
  const isFinal = (await readBlock(chain.client)).timestampSeconds >= endSeconds

  const scored = [...mintedDays]
    .flatMap(([minter, minted]) => {
      const result = resultOfDays(minted, days)
      return result ? [{ minter, packed: packResult(result) }] : []
    })
    .toSorted((one, other) => other.packed - one.packed || (one.minter < other.minter ? -1 : 1))
  const standings = createStandings(countResults(scored.map(({ packed }) => packed)), ranks)
  const rows = scored.map(({ minter, packed }) => {
    const { place, rank } = standings.of(packed)
    const held = rank === undefined ? undefined : ranks[rank]
    return { address: getAddress(minter), place, rank: held?.id ?? '', ...unpackResult(packed) }
  })
  const leaves = rows.flatMap(({ address, place, rank }): Leaf[] => {
    if (!amounts) return [[address, String(place)]]
    const amount = amounts.get(rank)
    return amount ? [[address, String(amount)]] : []
  })
  if (leaves.length === 0)
    throw new Error(`no wallet has a ${amounts ? 'rank in --amounts' : 'result'} in ${season.id} yet`)
  const tree = StandardMerkleTree.of(leaves, ['address', 'uint256'])
  const about = {
    season: season.id,
    from: season.from,
    to: season.to,
    ...days,
    chain: chain.id,
    collection: chain.contracts.collection,
    readUpTo: { block: end.number, hash: end.hash, at: new Date(end.timestampSeconds * 1000).toISOString() },
    isFinal: isFinal && end.timestampSeconds < endSeconds && options.block === undefined,
    wallets: rows.length,
    places: standings.places,
    ranks: ranks.map(({ id }) => {
      const holders = rows.filter(({ rank }) => rank === id)
      return { id, wallets: holders.length, places: new Set(holders.map(({ place }) => place)).size }
    }),
    leaf: ['address', amounts ? 'amount' : 'place'],
    leaves: leaves.length,
    merkleRoot: tree.root,
  }
  const lines = rows.map((row) =>
    [row.address, row.place, row.rank, row.streak, row.completeDays, row.items, row.mints].join(),
  )
  return {
    'season.json': `${JSON.stringify(about, null, 2)}\n`,
    'standings.csv': ['address,place,rank,streak,complete_days,items,mints', ...lines, ''].join('\n'),
    'merkle-tree.json': `${JSON.stringify(tree.dump())}\n`,
  }
}

/** Returns a wallet's leaf value and proof; undefined if the export does not include it. */
export function proofOf(file: MerkleTreeFile, address: Address): { value: string; proof: Hex[] } | undefined {
  const tree = StandardMerkleTree.load(file)
  for (const [index, [owner, value]] of tree.entries())
    if (owner.toLowerCase() === address.toLowerCase()) return { value, proof: tree.getProof(index) as Hex[] }
  return undefined
}

/** Counts the occurrences of each sorted result. */
function countResults(sorted: number[]): { results: number[]; wallets: number[] } {
  const counts = new Map<number, number>()
  for (const result of sorted) counts.set(result, (counts.get(result) ?? 0) + 1)
  return { results: [...counts.keys()], wallets: [...counts.values()] }
}

/** Finds the last block before a time, or the newest one if the time is in the future. */
async function findEndBlock({ client }: Chain, endSeconds: number): Promise<BlockHeader> {
  let after = await readBlock(client)
  if (after.timestampSeconds < endSeconds) return after
  let before = await readBlock(client, 0)
  while (after.number - before.number > 1) {
    const middle = await readBlock(client, Math.floor((before.number + after.number) / 2))
    if (middle.timestampSeconds < endSeconds) before = middle
    else after = middle
  }
  return before
}

/** Reads all mints up to a block into memory, by wallet in lower case. */
async function readMintedDays(
  chain: Chain,
  options: { startSeconds: number; end: BlockHeader; onRead: ExportOptions['onRead'] },
): Promise<Map<string, MintedDay[]>> {
  const { startSeconds, end, onRead } = options
  const head = await readBlock(chain.client)
  const itemsOf = new Map<string, Map<number, bigint>>()
  const owners = new Set<string>()
  let after = await findBlockBeforeContracts(chain, head.number)
  let span = 2000
  while (after.number < end.number) {
    const number = Math.min(after.number + span, end.number)
    const next = number === end.number ? end : await readBlock(chain.client, number)
    const request = { chain, startSeconds, owners: [...owners], after, end: next, head: head.number }
    const result = await readEvents(request).catch((error: unknown) => {
      // Nodes reject oversized requests in many ways.
      if (span === 1) throw error
      span = Math.ceil(span / 2)
      return undefined
    })
    if (!result) continue
    if (result.kind !== 'read') throw new Error('the chain was reorganized while reading it; run the export again')
    for (const { minter, day, items } of result.range.mints) {
      if (items === 0n) continue
      const days = itemsOf.get(minter) ?? new Map<number, bigint>()
      itemsOf.set(minter, days.set(day, (days.get(day) ?? 0n) | items))
    }
    for (const owner of result.range.owners) owners.add(owner)
    after = next
    onRead?.(number)
  }
  const daysIn = (byDay: Map<number, bigint>) => [...byDay].map(([day, items]) => ({ day, items }))
  return new Map([...itemsOf].map(([minter, byDay]) => [minter, daysIn(byDay)]))
}
