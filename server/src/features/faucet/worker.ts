import { faucetFailure } from '@network-site/protocol/faucet-api'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Lock } from '../../services/database.ts'
import { feesFor } from '../../transactions/fees.ts'
import { advanceDrain, findDrain, refuseSweeps } from '../../transactions/drain.ts'
import { findSettled, markSettled, type SettledTransaction } from '../../transactions/receipts.ts'
import { allocateNonce } from '../../transactions/nonce-allocator.ts'
import { type Head, readHead } from '../../transactions/chain-state.ts'
import { readSenderRequests } from '../../transactions/sender-requests.ts'
import { reconcile } from '../../transactions/reconcile.ts'
import { cancel, replaceStuck } from '../../transactions/replacements.ts'
import { sendPending } from '../../transactions/broadcast.ts'
import type { Sender } from '../../transactions/sender.ts'
import { callOf, isEmptyCall, signTransaction } from '../../transactions/sign-transaction.ts'
import { insertTransactionSql, settleTransactionSql } from '../../transactions/transaction-store.ts'
import { deleteTransfer, isGiven, reassignTransfer, transfersOf } from './transfers.ts'
import type { Transfer } from './tables.ts'

/**
 * Settles mined transfers, replaces stuck ones, re-signs those that lost their nonce, and broadcasts the rest, lowest nonce
 * first. Requires the sender's lock.
 */
export async function processTransfers(
  sender: Sender,
  { lock, receiptTimeoutMilliseconds }: { lock: Lock; receiptTimeoutMilliseconds: number },
): Promise<void> {
  await reconcile(sender)
  const head = await readHead(sender.chain)
  if (sender.unconfirmed.length === 0) return drainKey(sender, { lock, head })
  const nonce = sender.nonceFloor
  const transfers = await pendingTransfers(sender)
  const settled = await findSettled(sender, { nonce, head, confirmations: 1, receiptTimeoutMilliseconds })
  for (const each of settled) {
    await settle(sender, each, { transfer: transfers.get(each.transaction.nonce), head })
    markSettled(sender, each)
  }
  if (settled.some(({ receipt }) => !receipt)) await reconcile(sender)
  // The lock may have been lost while the chain was slow, and only its holder may sign and send.
  assertHeld(lock)
  if (!(await cancelOrphans(sender, head))) return
  await replaceStuck(sender, { nonce, head })
  assertHeld(lock)
  await sendPending(sender)
}

/** Moves the balance of a retired key to another key of the faucet, if the operator asks. */
async function drainKey(sender: Sender, { lock, head }: { lock: Lock; head: Head }): Promise<void> {
  const drain = findDrain(await refuseSweeps(sender, await readSenderRequests(lock.sql, sender.key)))
  assertHeld(lock)
  if (drain && !drain.isDone) await advanceDrain(sender, { drain, head, session: lock.sql })
}

/**
 * Cancels transactions whose transfer moved to another nonce after a reorganization, so that it cannot be mined twice.
 * Resolves to true if all of them are canceled.
 */
async function cancelOrphans(sender: Sender, head: Head): Promise<boolean> {
  const transfers = await pendingTransfers(sender)
  for (const transaction of sender.unconfirmed) {
    if (transfers.has(transaction.nonce) || isEmptyCall(transaction.signed, sender.account)) continue
    // A retired key's balance.
    if (sender.isOwnAddress(callOf(transaction.signed).to)) continue
    if (!(await cancel(sender, transaction, head))) return false
  }
  return true
}

function pendingTransfers({ database, key, unconfirmed }: Sender): Promise<Map<number, Transfer>> {
  const nonces = unconfirmed.map(({ nonce }) => nonce)
  return transfersOf(database.sql, key, nonces)
}

async function settle(
  sender: Sender,
  { transaction, receipt }: SettledTransaction,
  { transfer, head }: { transfer: Transfer | undefined; head: Head },
): Promise<void> {
  const { database, key, nonceFloor, settings } = sender
  const status = receipt ? (receipt.status === 'success' ? 'confirmed' : 'failed') : 'replaced'
  await database.sql.transaction(async (write) => {
    await write.execute(settleTransactionSql(key, transaction, { status, receipt }))
    if (receipt && transfer && !isGiven(transfer, receipt)) return deleteTransfer(write, transfer)
    if (status !== 'replaced' || !transfer) return
    // The nonce was used elsewhere, so sign this transfer again with a new one.
    const nonce = await allocateNonce(write, key, nonceFloor)
    const fees = feesFor(head, settings)
    const signed = await signTransaction(sender, callOf(transaction.signed), { nonce, fees })
    await write.execute(insertTransactionSql(key, signed))
    await reassignTransfer(write, transfer, { sender: key.sender, nonce })
  })
}

type WithKeyLock = <Result>(work: (lock: Lock) => Promise<Result>) => Promise<Result>

const maxQueueLength = 100
const retryMilliseconds = 40
const timeoutMilliseconds = 8000

/**
 * Serializes access to the faucet key: a queue within the process, an advisory lock across servers. Postgres releases
 * the lock if its holder dies.
 */
export function createKeyLock(database: Database, name: string): WithKeyLock {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return async (work) => {
    if (waiting >= maxQueueLength) throw faucetFailure('FAUCET_BUSY')
    waiting++
    const turn = last.then(async () => {
      const lock = await waitForLock(database, name)
      try {
        assertHeld(lock)
        return await work(lock)
      } finally {
        await lock.release()
      }
    })
    last = turn.catch(() => undefined).finally(() => waiting--)
    return turn
  }
}

/** Throws if the lock was lost, because another server may be using the same nonce. */
function assertHeld(lock: Lock): void {
  if (lock.isLost()) throw faucetFailure('FAUCET_BUSY')
}

async function waitForLock(database: Database, name: string): Promise<Lock> {
  const deadline = performance.now() + timeoutMilliseconds
  for (;;) {
    const lock = await database.lock(name)
    if (lock) return lock
    if (performance.now() > deadline) throw faucetFailure('FAUCET_BUSY')
    await sleep(retryMilliseconds)
  }
}
