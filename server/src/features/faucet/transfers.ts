import { and, count, eq, getTableColumns, inArray, lt, ne, sql, sum } from 'drizzle-orm'
import type { Hex, TransactionReceipt } from 'viem'
import type { Sql } from '../../services/database.ts'
import { chainTransactions, type TransactionStatus } from '../../transactions/tables.ts'
import type { SenderKey } from '../../transactions/sender.ts'
import { faucetTransfers, type Transfer } from './tables.ts'

export type TransferKey = Pick<Transfer, 'chain' | 'address' | 'day'>

/** A transfer with its transaction. */
export type SentTransfer = Transfer & { hashes: Hex[]; status: TransactionStatus }

const isTransfer = ({ chain, address, day }: TransferKey) =>
  and(eq(faucetTransfers.chain, chain), eq(faucetTransfers.address, address), eq(faucetTransfers.day, day))

const isItsTransaction = and(
  eq(chainTransactions.chain, faucetTransfers.chain),
  eq(chainTransactions.sender, faucetTransfers.sender),
  eq(chainTransactions.nonce, faucetTransfers.nonce),
)

export async function findTransfer(database: Sql, key: TransferKey): Promise<SentTransfer | undefined> {
  const [transfer] = await database
    .select({
      ...getTableColumns(faucetTransfers),
      hashes: chainTransactions.hashes,
      status: chainTransactions.status,
    })
    .from(faucetTransfers)
    .innerJoin(chainTransactions, isItsTransaction)
    .where(isTransfer(key))
  return transfer && { ...transfer, hashes: transfer.hashes as Hex[] }
}

/** Returns the transfers of a sender's transactions by nonce. */
export async function transfersOf(
  database: Sql,
  { chain, sender }: SenderKey,
  nonces: number[],
): Promise<Map<number, Transfer>> {
  if (nonces.length === 0) return new Map()
  const transfers = await database
    .select()
    .from(faucetTransfers)
    .where(
      and(eq(faucetTransfers.chain, chain), eq(faucetTransfers.sender, sender), inArray(faucetTransfers.nonce, nonces)),
    )
  return new Map(transfers.map((transfer) => [transfer.nonce, transfer]))
}

/** Sums up a day's transfers: the total amount, and the number per client network. */
export async function countDay(
  database: Sql,
  { chain, day }: Pick<Transfer, 'chain' | 'day'>,
): Promise<{ givenWei: bigint; bySource: Map<string, number> }> {
  const sources = await database
    .select({ source: faucetTransfers.source, transfers: count(), wei: sum(faucetTransfers.amountWei) })
    .from(faucetTransfers)
    .where(and(eq(faucetTransfers.chain, chain), eq(faucetTransfers.day, day)))
    .groupBy(faucetTransfers.source)
  return {
    givenWei: sources.reduce((total, { wei }) => total + BigInt(wei ?? 0), 0n),
    bySource: new Map(sources.map(({ source, transfers }) => [source, transfers])),
  }
}

/** Client networks are personal data: keep them only while they count toward the daily limit. */
export async function clearClientNetworks(database: Sql, day: number): Promise<void> {
  await database
    .update(faucetTransfers)
    .set({ source: '' })
    .where(and(lt(faucetTransfers.day, day), ne(faucetTransfers.source, '')))
}

/**
 * Deletes settled transfers of earlier days and their transactions. The last transaction stays, because it records which
 * nonces are settled.
 */
export async function deleteTransfers(
  database: Sql,
  { sender, day, before }: { sender: string; day: number; before: Date },
): Promise<void> {
  await database.execute(sql`
    delete from faucet_transfer t using chain_transaction c
    where t.sender = ${sender} and t.day < ${day} and c.status in ('confirmed', 'failed')
      and c.chain = t.chain and c.sender = t.sender and c.nonce = t.nonce`)
  await database.execute(sql`
    delete from chain_transaction c
    where c.sender = ${sender} and c.settled_at < ${before.toISOString()}::timestamptz
      and not exists (select from faucet_transfer t where t.chain = c.chain and t.sender = c.sender and t.nonce = c.nonce)
      and exists (select from chain_transaction later
        where later.chain = c.chain and later.sender = c.sender and later.nonce > c.nonce and later.settled_at is not null)`)
}

/** Returns whether a mined transaction paid the wallet; an empty one may have taken its place. */
export function isGiven({ address }: Transfer, { to }: Pick<TransactionReceipt, 'to'>): boolean {
  return to?.toLowerCase() === address
}

/** Deletes a transfer that was not paid, so that the wallet can ask again. */
export async function deleteTransfer(database: Sql, key: TransferKey): Promise<void> {
  await database.delete(faucetTransfers).where(isTransfer(key))
}

/** Assigns a transfer to another transaction. */
export async function reassignTransfer(
  database: Sql,
  key: TransferKey,
  { sender, nonce }: Pick<Transfer, 'sender' | 'nonce'>,
) {
  await database.update(faucetTransfers).set({ sender, nonce }).where(isTransfer(key))
}
