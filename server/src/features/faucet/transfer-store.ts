import { and, count, eq, getTableColumns, inArray, lt, ne, sum } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Sql } from '../../adapters/database.ts'
import { chainTransactions } from '../../chain-sender/tables.ts'
import type { SenderKey, TransactionStatus } from '../../chain-sender/transaction.ts'
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

/** The transfers that these transactions of a sender carry. */
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

/** How much of a day is given or promised: in all, and how often to one network. */
export async function countDay(
  database: Sql,
  { chain, day, source }: Pick<Transfer, 'chain' | 'day' | 'source'>,
): Promise<{ givenWei: bigint; toSource: number }> {
  const isOfDay = and(eq(faucetTransfers.chain, chain), eq(faucetTransfers.day, day))
  const [whole] = await database
    .select({ givenWei: sum(faucetTransfers.amountWei) })
    .from(faucetTransfers)
    .where(isOfDay)
  const [shared] = await database
    .select({ transfers: count() })
    .from(faucetTransfers)
    .where(and(isOfDay, eq(faucetTransfers.source, source)))
  return { givenWei: BigInt(whole?.givenWei ?? 0), toSource: shared?.transfers ?? 0 }
}

/** Where a request came from is kept for as long as its day counts, and not longer: it is somebody's address. */
export async function forgetSources(database: Sql, day: number): Promise<void> {
  await database
    .update(faucetTransfers)
    .set({ source: '' })
    .where(and(lt(faucetTransfers.day, day), ne(faucetTransfers.source, '')))
}

export async function insertTransfer(database: Sql, transfer: Transfer): Promise<void> {
  await database.insert(faucetTransfers).values(transfer)
}

/** Gives a transfer another transaction. */
export async function moveTransfer(
  database: Sql,
  key: TransferKey,
  { sender, nonce }: Pick<Transfer, 'sender' | 'nonce'>,
) {
  await database.update(faucetTransfers).set({ sender, nonce }).where(isTransfer(key))
}
