import { collectionAbi } from '@network-site/protocol/contracts'
import { reasonOf } from '@network-site/protocol/redact'
import { sql, type SQL } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Address, decodeFunctionData, type Hex, numberToHex, pad, zeroHash } from 'viem'
import { z } from 'zod'
import { parseRows, wholeNumber } from '../../../lib/parse.ts'
import type { Chain } from '../../../services/chain.ts'
import type { Sql } from '../../../services/database.ts'
import {
  createSenderRequest,
  finishSenderRequest,
  readSenderRequests,
  type SenderRequest,
} from '../../../transactions/sender-requests.ts'
import type { SenderKey } from '../../../transactions/sender.ts'
import { isUnconfirmed, prunedBytes } from '../../../transactions/transaction-store.ts'
import { announceMinters, mintKeysOf, mintKeyString } from '../mint-progress.ts'
import { readReceipt, transferBatch, transferSingle } from './settlement.ts'
import type { RelayerWorker } from './worker.ts'

type MinedBatch = NonNullable<Awaited<ReturnType<typeof readBatch>>>

const retryMilliseconds = 2000
const stepMilliseconds = 100
const maxRetryMultiple = 30
/** Most RPC providers accept log queries of this size. */
const blocksAtOnce = 2000
const logsSchema = z.array(z.object({ transactionHash: z.custom<Hex>() }))
const unknownSchema = z.object({ count: wholeNumber, last_block: wholeNumber.nullable() })

/**
 * Requests a recovery if the chain has used nonces of this key that the database does not know, because it was restored
 * from a backup. The request is stored before anything new is sent, so it survives restarts.
 */
export async function noticeUnknownNonces(worker: RelayerWorker): Promise<void> {
  const { collection, key, lock, log, nonceFloor } = worker
  const { count, lastBlock } = await readUnknownNonces(lock.sql, key, nonceFloor)
  if (count === 0) return
  log.warn({ relayer: key.sender, count, lastBlock }, 'the chain has transactions that the database does not know')
  await lock.sql.transaction(async (write) => {
    await createSenderRequest(write, key, { kind: 'recover', nonce: nonceFloor, block: lastBlock })
    await markUsedNonce(write, key, { nonce: nonceFloor - 1, block: collection.head().number })
  })
}

/**
 * Recovers from the chain what this key minted and the database does not know. New mints need not wait: the chain knows
 * which nonces are used, and the contract knows which items are minted.
 */
export async function recoverMints(worker: RelayerWorker): Promise<void> {
  for (let failures = 0; !worker.isOver(); failures++) {
    try {
      const requests = await readSenderRequests(worker.database.sql, worker.key)
      for (const request of requests)
        if (request.kind === 'recover') await worker.chain.onOneEndpoint(() => recover(worker, request))
      return
    } catch (error) {
      worker.log.warn({ relayer: worker.key.sender, reason: reasonOf(error) }, 'could not recover mints yet')
      const pause = retryMilliseconds * Math.min(failures + 1, maxRetryMultiple)
      for (let waited = 0; waited < pause && !worker.isOver(); waited += stepMilliseconds) await sleep(stepMilliseconds)
    }
  }
}

async function recover(worker: RelayerWorker, { id, nonce, block }: SenderRequest): Promise<void> {
  const { collection, database, key, log } = worker
  let batches = 0
  const blocks = { fromBlock: block ?? undefined, toBlock: collection.head().number }
  for await (const batch of findMinedBatches(worker, blocks)) {
    if (worker.isOver()) return
    if (batch.nonce >= (nonce ?? 0)) continue
    if (await storeMinedBatch(database.sql, { key, batch, today: collection.chainDay() })) batches++
  }
  await finishSenderRequest(database.sql, id, `recovered ${batches} batches from the chain`)
  log.warn({ relayer: key.sender, batches }, 'recovered mints from the chain')
}

/** Yields the batches of a relayer, oldest first, by default since the collection's first day. */
async function* findMinedBatches(
  { chain, collection, account }: Pick<RelayerWorker, 'chain' | 'collection' | 'account'>,
  { fromBlock, toBlock }: { fromBlock: number | undefined; toBlock: number },
): AsyncGenerator<MinedBatch> {
  const first = fromBlock ?? (await findBlockAt(chain, { timestampSeconds: collection.endOf(0), toBlock }))
  for (let from = first; from <= toBlock; from += blocksAtOnce) {
    const to = Math.min(toBlock, from + blocksAtOnce - 1)
    for (const hash of await findMintTransactions(chain, { relayer: account.address, from, to })) {
      const batch = await readBatch(chain, { hash, relayer: account.address })
      if (batch) yield batch
    }
  }
}

async function findMintTransactions(
  { client, contracts }: Chain,
  { relayer, from, to }: { relayer: Address; from: number; to: number },
): Promise<Set<Hex>> {
  const topics = [[transferSingle, transferBatch] as Hex[], pad(relayer.toLowerCase() as Address), zeroHash]
  const logs = await client.request({
    method: 'eth_getLogs',
    params: [{ address: contracts.collection, fromBlock: numberToHex(from), toBlock: numberToHex(to), topics }],
  })
  return new Set(logsSchema.parse(logs).map(({ transactionHash }) => transactionHash))
}

/** Reads a batch from its transaction and receipt. Returns undefined if the transaction minted no batch. */
async function readBatch({ client, contracts }: Chain, { hash, relayer }: { hash: Hex; relayer: Address }) {
  const [transaction, receipt] = await Promise.all([
    client.getTransaction({ hash }),
    client.getTransactionReceipt({ hash }),
  ])
  const contract = contracts.collection
  if (transaction.to?.toLowerCase() !== contract.toLowerCase() || receipt.status !== 'success') return undefined
  const { functionName, args } = decodeFunctionData({ abi: collectionAbi, data: transaction.input })
  if (functionName !== 'mintBatch') return undefined
  const [day, entries] = args
  const { refused, already } = readReceipt(receipt, { entries, contract, relayer })
  const block = await client.getBlock({ blockNumber: receipt.blockNumber })
  return {
    nonce: transaction.nonce,
    hash,
    day: Number(day),
    entries,
    refused,
    already,
    gasLimit: Number(transaction.gas),
    gasUsed: Number(receipt.gasUsed),
    maxFeeWei: transaction.maxFeePerGas ?? transaction.gasPrice ?? 0n,
    tipWei: transaction.maxPriorityFeePerGas ?? 0n,
    blockNumber: Number(receipt.blockNumber),
    minedAtSeconds: Number(block.timestamp),
  }
}

/** Returns the first block at or after a time, by binary search. */
async function findBlockAt(
  { client }: Chain,
  { timestampSeconds, toBlock }: { timestampSeconds: number; toBlock: number },
): Promise<number> {
  let low = 0
  let high = toBlock
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const { timestamp } = await client.getBlock({ blockNumber: BigInt(middle) })
    if (Number(timestamp) < timestampSeconds) low = middle + 1
    else high = middle
  }
  return low
}

/** Counts nonces after the last settled one that the chain has used and no stored transaction has. */
async function readUnknownNonces(
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
  const found = parseRows(unknownSchema, result)[0]
  return { count: found?.count ?? 0, lastBlock: found?.last_block ?? undefined }
}

/** Stores a placeholder for the last used nonce, whose transaction is unknown. */
async function markUsedNonce(
  database: Sql,
  { chain, sender }: SenderKey,
  { nonce, block }: { nonce: number; block: number },
): Promise<void> {
  await database.execute(sql`
    insert into chain_transaction
      (chain, sender, nonce, hashes, signed, gas_limit, max_fee_wei, tip_wei, stored_at, signed_at, status, block_number, settled_at)
    values (${chain}, ${sender}, ${nonce}, '{}', ${prunedBytes}, 0, 0, 0, now(), now(), 'replaced', ${block}, now())
    on conflict do nothing`)
}

/** Stores a batch as if it had been sent and settled here. Returns whether it was unknown. */
async function storeMinedBatch(
  database: Sql,
  { key, batch, today }: { key: SenderKey; batch: MinedBatch; today: number },
): Promise<boolean> {
  const { chain, sender } = key
  const { nonce, day, entries, refused, already } = batch
  const minters = mintKeysOf(entries, day).map(({ minter }) => minter)
  return database.transaction(async (write) => {
    const stored = await write.execute(insertSettled(key, batch))
    if (parseRows(z.unknown(), stored).length === 0) return false
    await write.execute(sql`
      insert into mint_batch (chain, relayer, nonce, day, entries, refused, already)
      values (${chain}, ${sender}, ${nonce}, ${day}, ${entries}, ${refused}, ${already}) on conflict do nothing`)
    await write.execute(insertMinted(key, batch))
    // The chain does not record which source to charge, so only the total is updated.
    if (day === today) {
      await write.execute(sql`
        insert into mint_gas (chain, day, scope, gas) values (${chain}, ${day}, 'all', ${batch.gasUsed})
        on conflict (chain, day, scope) do update set gas = mint_gas.gas + excluded.gas`)
    }
    await write.execute(announceMinters(chain, minters))
    return true
  })
}

/** Inserts a settled transaction, or fills in the row that `markUsedNonce` stored. */
function insertSettled({ chain, sender }: SenderKey, batch: MinedBatch): SQL {
  const { nonce, hash, gasLimit, gasUsed, maxFeeWei, tipWei, blockNumber, minedAtSeconds } = batch
  const minedAt = sql`to_timestamp(${minedAtSeconds})`
  return sql`
    insert into chain_transaction
      (chain, sender, nonce, hashes, signed, gas_limit, max_fee_wei, tip_wei, stored_at, signed_at, status, block_number,
        gas_used, settled_at)
    values (${chain}, ${sender}, ${nonce}, ${sql.param([hash])}::text[], ${prunedBytes}, ${gasLimit},
      ${String(maxFeeWei)}::numeric, ${String(tipWei)}::numeric, ${minedAt}, ${minedAt}, 'confirmed', ${blockNumber},
      ${gasUsed}, ${minedAt})
    on conflict (chain, sender, nonce) do update set hashes = excluded.hashes, gas_limit = excluded.gas_limit,
      max_fee_wei = excluded.max_fee_wei, tip_wei = excluded.tip_wei, stored_at = excluded.stored_at,
      signed_at = excluded.signed_at, status = excluded.status, block_number = excluded.block_number,
      gas_used = excluded.gas_used, settled_at = excluded.settled_at
      where chain_transaction.hashes = '{}'
    returning nonce`
}

/** Inserts the minted items, and fulfills queued or failed requests for them. */
function insertMinted({ chain, sender }: SenderKey, batch: MinedBatch): SQL {
  const { nonce, day, minedAtSeconds } = batch
  const notMinted = new Set(
    [batch.refused, batch.already].flatMap((entries) => mintKeysOf(entries, day)).map(mintKeyString),
  )
  const minted = mintKeysOf(batch.entries, day).filter((key) => !notMinted.has(mintKeyString(key)))
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
