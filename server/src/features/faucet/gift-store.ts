import { and, asc, count, eq, lt, ne, sum } from 'drizzle-orm'
import type { Sql } from '../../adapters/database.ts'
import { faucetGifts, type Gift } from './tables.ts'

export type GiftKey = Pick<Gift, 'chain' | 'address' | 'day'>

const isGift = ({ chain, address, day }: GiftKey) =>
  and(eq(faucetGifts.chain, chain), eq(faucetGifts.address, address), eq(faucetGifts.day, day))

export async function findGift(database: Sql, key: GiftKey): Promise<Gift | undefined> {
  const [gift] = await database.select().from(faucetGifts).where(isGift(key))
  return gift
}

/** Gifts that are promised and not yet on the chain, in nonce order. */
export async function openGifts(database: Sql, chain: string): Promise<Gift[]> {
  return database
    .select()
    .from(faucetGifts)
    .where(and(eq(faucetGifts.chain, chain), eq(faucetGifts.status, 'open')))
    .orderBy(asc(faucetGifts.nonce))
}

/** How much of a day is given or promised: in all, and how often to one network. */
export async function countDay(
  database: Sql,
  { chain, day, source }: Pick<Gift, 'chain' | 'day' | 'source'>,
): Promise<{ givenWei: bigint; toSource: number }> {
  const isOfDay = and(eq(faucetGifts.chain, chain), eq(faucetGifts.day, day))
  const [whole] = await database
    .select({ givenWei: sum(faucetGifts.amountWei) })
    .from(faucetGifts)
    .where(isOfDay)
  const [shared] = await database
    .select({ gifts: count() })
    .from(faucetGifts)
    .where(and(isOfDay, eq(faucetGifts.source, source)))
  return { givenWei: BigInt(whole?.givenWei ?? 0), toSource: shared?.gifts ?? 0 }
}

/** Where a request came from is kept for as long as its day counts, and not longer: it is somebody's address. */
export async function forgetSources(database: Sql, day: number): Promise<void> {
  await database
    .update(faucetGifts)
    .set({ source: '' })
    .where(and(lt(faucetGifts.day, day), ne(faucetGifts.source, '')))
}

export async function keepGift(database: Sql, gift: Gift): Promise<void> {
  await database.insert(faucetGifts).values(gift)
}

/** Writes down the form in which a gift is sent from now on, before anybody is told of it; it is open again. */
export async function keepSignedForm(database: Sql, gift: Gift): Promise<void> {
  const { nonce, hashes, signed, maxFeeWei, tipWei, signedAt } = gift
  await database
    .update(faucetGifts)
    .set({ nonce, hashes, signed, maxFeeWei, tipWei, signedAt, status: 'open' })
    .where(isGift(gift))
}

/** Says how a gift ended. A gift that has ended otherwise before stays so. */
export async function closeGift(database: Sql, key: GiftKey, status: 'given' | 'refused'): Promise<void> {
  await database
    .update(faucetGifts)
    .set({ status })
    .where(and(isGift(key), eq(faucetGifts.status, 'open')))
}
