import { getAddress } from 'viem'
import type { Chain } from '../../../services/chain.ts'
import { readBlock } from '../../../mint-index/read-block.ts'
import { readChainDays, readStartSeconds } from '../../../mint-index/read-chain-days.ts'
import { seasonDays, type Season } from '../../../mint-index/season-days.ts'
import { packResult, resultOfDays, unpackResult } from '../../../mint-index/season-result.ts'
import type { Rank } from '../assign-ranks.ts'
import { createStandings } from '../standings.ts'
import { findEndBlock } from './find-end-block.ts'
import { createMerkleTree, type Leaf } from './merkle-tree.ts'

export type ExportOptions = {
  season: Season
  ranks: Rank[]
  /** The last block to read; the season's last one, or the newest, where it is left out. */
  block?: number | undefined
  /** What each rank is worth. Leaves are then [address, amount] of those who hold one of these; else [address, place]. */
  amounts?: ReadonlyMap<string, bigint> | undefined
  onRead?: (block: number) => void
}

/** The files of an export, by name. */
export type SeasonExport = Record<'season.json' | 'standings.csv' | 'merkle-tree.json', string>

const secondsPerDay = 86_400

/**
 * A season's standings from the chain alone: no database, no clock. The same chain gives the same bytes, as long as the
 * season is over or the block is named.
 */
export async function exportSeason(chain: Chain, options: ExportOptions): Promise<SeasonExport> {
  const { season, ranks, amounts } = options
  const startSeconds = await readStartSeconds(chain)
  const days = seasonDays(season, startSeconds)
  const endSeconds = startSeconds + days.lastDay * secondsPerDay
  const end =
    options.block === undefined ? await findEndBlock(chain, endSeconds) : await readBlock(chain.client, options.block)
  const onRead = options.onRead ? { onRead: options.onRead } : {}
  const read = await readChainDays(chain, { startSeconds, end, ...onRead })
  // The next block decides whether this one was the season's last.
  const isFinal = (await readBlock(chain.client)).timestampSeconds >= endSeconds

  const scored = [...read.days]
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
    if (!amounts) return [{ address, value: BigInt(place) }]
    const amount = amounts.get(rank)
    return amount ? [{ address, value: amount }] : []
  })
  if (leaves.length === 0)
    throw new Error(`nobody has ${amounts ? 'a rank that --amounts names' : 'a result'} in ${season.id} so far`)
  const tree = createMerkleTree(leaves)
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
    merkleRoot: tree.tree[0],
  }
  const lines = rows.map((row) =>
    [row.address, row.place, row.rank, row.streak, row.completeDays, row.items, row.mints].join(),
  )
  return {
    'season.json': `${JSON.stringify(about, null, 2)}\n`,
    'standings.csv': ['address,place,rank,streak,complete_days,items,mints', ...lines, ''].join('\n'),
    'merkle-tree.json': `${JSON.stringify(tree)}\n`,
  }
}

/** The different ones of sorted results, and how often each is there. */
function countResults(sorted: number[]): { results: number[]; wallets: number[] } {
  const counts = new Map<number, number>()
  for (const result of sorted) counts.set(result, (counts.get(result) ?? 0) + 1)
  return { results: [...counts.keys()], wallets: [...counts.values()] }
}
