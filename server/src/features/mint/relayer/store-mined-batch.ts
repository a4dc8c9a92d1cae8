import { decodeMintEntries } from '@network-site/protocol/mint-entries'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../../services/database.ts'
import { rowsOf, wholeNumber } from '../../../transactions/rows.ts'
import { forgottenBytes, isUnconfirmed } from '../../../transactions/transaction-store.ts'
import type { SenderKey } from '../../../transactions/transaction.ts'
import { announceMinters } from '../mint-channels.ts'
import type { MinedBatch } from './find-mined-batches.ts'

const unknownSchema = z.object({ count: wholeNumber, last_block: wholeNumber.nullable() })

/** How many nonces the chain has used, behind the last settled one, that no stored transaction has; and since which block. */
export async function readUnknownNonces(
  database: Sql,
  { chain, sender }: SenderKey,
  nonce: number,
): Promise<{ count: number; lastBlock: number | undefined }> {
  const isOfSender = sql`chain = ${chain} and sender = ${sender}`
  const result = await database.execute(sql`
    with settled as (
      select coalesce(max(nonce) + 1, 0) as next, max(block_number) as last_block from chain_transaction
      where ${isOfSender} and not (${isUnconfirmed}))
    select greatest(0, ${nonce} - settled.next - (
        select count(*) from chain_transaction
        where ${isOfSender} and nonce >= settled.next and nonce < ${nonce})) as count,
      last_block
    from settled`)
  const found = rowsOf(unknownSchema, result)[0]
  return { count: found?.count ?? 0, lastBlock: found?.last_block ?? undefined }
}

/** Writes down the last nonce that the chain has used, for a transaction that nothing is known of. */
export async function markUsedNonce(
  database: Sql,
  { chain, sender }: SenderKey,
  { nonce, block }: { nonce: number; block: number },
): Promise<void> {
  await database.execute(sql`
    insert into chain_transaction
      (chain, sender, nonce, hashes, signed, gas_limit, max_fee_wei, tip_wei, stored_at, signed_at, status, block_number, settled_at)
    values (${chain}, ${sender}, ${nonce}, '{}', ${forgottenBytes}, 0, 0, 0, now(), now(), 'replaced', ${block}, now())
    on conflict do nothing`)
}

/** Stores a batch as if it had been sent and settled here. Answers whether it was unknown. */
export async function storeMinedBatch(
  database: Sql,
  { key, batch, today }: { key: SenderKey; batch: MinedBatch; today: number },
): Promise<boolean> {
  const { chain, sender } = key
  const { nonce, day, entries, refused, already } = batch
  const minters = decodeMintEntries(entries).map(({ receiver }) => receiver)
  return database.transaction(async (write) => {
    const stored = await write.execute(insertSettled(key, batch))
    if (rowsOf(z.unknown(), stored).length === 0) return false
    await write.execute(sql`
      insert into mint_batch (chain, relayer, nonce, day, entries, refused, already)
      values (${chain}, ${sender}, ${nonce}, ${day}, ${entries}, ${refused}, ${already}) on conflict do nothing`)
    await write.execute(insertMinted(key, batch))
    // Whose share of the day's gas it was is not written on the chain; what all may use together is kept.
    if (day === today) {
      await write.execute(sql`
        insert into mint_gas (chain, day, scope, gas) values (${chain}, ${day}, 'all', ${batch.gasUsed})
        on conflict (chain, day, scope) do update set gas = mint_gas.gas + excluded.gas`)
    }
    await write.execute(announceMinters(chain, minters))
    return true
  })
}

/** A row without hashes stands for a transaction that nothing was known of. */
function insertSettled({ chain, sender }: SenderKey, batch: MinedBatch): SQL {
  const { nonce, hash, gasLimit, gasUsed, maxFeeWei, tipWei, blockNumber, minedAtSeconds } = batch
  const minedAt = sql`to_timestamp(${minedAtSeconds})`
  return sql`
    insert into chain_transaction
      (chain, sender, nonce, hashes, signed, gas_limit, max_fee_wei, tip_wei, stored_at, signed_at, status, block_number,
        gas_used, settled_at)
    values (${chain}, ${sender}, ${nonce}, ${sql.param([hash])}::text[], ${forgottenBytes}, ${gasLimit},
      ${String(maxFeeWei)}::numeric, ${String(tipWei)}::numeric, ${minedAt}, ${minedAt}, 'confirmed', ${blockNumber},
      ${gasUsed}, ${minedAt})
    on conflict (chain, sender, nonce) do update set hashes = excluded.hashes, gas_limit = excluded.gas_limit,
      max_fee_wei = excluded.max_fee_wei, tip_wei = excluded.tip_wei, stored_at = excluded.stored_at,
      signed_at = excluded.signed_at, status = excluded.status, block_number = excluded.block_number,
      gas_used = excluded.gas_used, settled_at = excluded.settled_at
      where chain_transaction.hashes = '{}'
    returning nonce`
}

/** A request for the same item that waits, or failed, is fulfilled by it. */
function insertMinted({ chain, sender }: SenderKey, batch: MinedBatch): SQL {
  const { nonce, day, minedAtSeconds } = batch
  const notMinted = new Set(
    [batch.refused, batch.already].flatMap(pairsOf).map(({ minter, token }) => `${minter}/${token}`),
  )
  const minted = pairsOf(batch.entries).filter(({ minter, token }) => !notMinted.has(`${minter}/${token}`))
  return sql`
    insert into mint (chain, minter, day, token, source, is_first_seen, asked_at, relayer, nonce)
    select ${chain}, m.minter, ${day}, m.token, '', false, to_timestamp(${minedAtSeconds}), ${sender}, ${nonce}
    from unnest(
      ${sql.param(minted.map(({ minter }) => minter))}::text[], ${sql.param(minted.map(({ token }) => token))}::smallint[]
    ) as m (minter, token)
    order by m.minter, m.token
    on conflict (chain, minter, day, token) do update set relayer = excluded.relayer, nonce = excluded.nonce, failure = null
      where mint.relayer is null or mint.failure is not null`
}

function pairsOf(entries: string): Array<{ minter: string; token: number }> {
  return decodeMintEntries(entries).flatMap(({ receiver, tokens }) =>
    tokens.map((token) => ({ minter: receiver, token })),
  )
}
