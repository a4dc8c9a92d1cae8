import { type Address, isAddressEqual } from 'viem'
import type { Sql } from '../services/database.ts'
import type { Head } from './chain-state.ts'
import { findReceipt } from './receipts.ts'
import {
  finishSenderRequest,
  refuseSenderRequest,
  type SenderRequest,
  storeSweepNonce,
  sweepBalance,
} from './sender-requests.ts'
import type { Sender } from './sender.ts'
import { hasUnconfirmed, readHashes } from './transaction-store.ts'

/** How long a drain may wait for its receiver to appear in the keys file, which is read every two seconds. */
const receiverSeconds = 10

/** Returns the request to stop using a key, if there is one; an open one first. */
export function findDrain(requests: SenderRequest[]): SenderRequest | undefined {
  const drains = requests.filter(({ kind }) => kind === 'drain')
  return drains.find(({ isDone }) => !isDone) ?? drains[0]
}

/**
 * Refuses drains that would move the balance to an address other than this process's keys, so that a row in the database
 * cannot take the funds. Returns the other requests.
 */
export async function refuseSweeps(sender: Sender, requests: SenderRequest[]): Promise<SenderRequest[]> {
  const { database, key, log, onRefusal } = sender
  const refused = requests.filter((request) => !maySweep(sender, request) && request.ageSeconds > receiverSeconds)
  for (const { id, receiver } of refused) {
    await refuseSenderRequest(database.sql, id, `${receiver} is not another key of the keys file`)
    log.error({ sender: key.sender, receiver }, 'refused to move the balance to an address outside the keys file')
    onRefusal?.('sweep')
  }
  return requests.filter((request) => !refused.includes(request))
}

/** Returns whether a request would move no balance, or move it to another key of this process. */
function maySweep({ key, isOwnAddress }: Sender, { kind, receiver, nonce, isDone }: SenderRequest): boolean {
  if (kind !== 'drain' || !receiver || nonce !== null || isDone) return true
  return receiver.toLowerCase() !== key.sender && isOwnAddress(receiver)
}

/**
 * Moves a drained key's balance once all its transactions are settled. Returns the drain as it is then. The sender must be
 * locked by `session`.
 */
export async function advanceDrain(
  sender: Sender,
  { drain, head, session }: { drain: SenderRequest; head: Head; session: Sql },
): Promise<SenderRequest> {
  const { database, key, log } = sender
  const { receiver } = drain
  if (sender.unconfirmed.length > 0) return drain
  if (receiver && drain.nonce !== null) {
    if (await isMoved(sender, { nonce: drain.nonce, receiver })) {
      await finishSenderRequest(database.sql, drain.id, 'drained; the balance was moved')
      return { ...drain, isDone: true }
    }
    log.warn({ sender: key.sender, nonce: drain.nonce }, 'this transaction did not move the balance; trying again')
    await storeSweepNonce(database.sql, drain.id, null)
    return { ...drain, nonce: null }
  }
  if (!maySweep(sender, drain)) return drain
  if (!receiver) {
    await finishSenderRequest(database.sql, drain.id, 'drained')
    return { ...drain, isDone: true }
  }
  // A transaction may have been stored just before the request was read.
  if (await hasUnconfirmed(session, key)) return drain
  const onStored = (write: Sql, nonce: number) => storeSweepNonce(write, drain.id, nonce)
  const nonce = await sweepBalance(sender, { receiver, head, session, onStored })
  if (nonce === undefined) await finishSenderRequest(session, drain.id, 'drained; no balance was left to move')
  return { ...drain, nonce: nonce ?? null, isDone: nonce === undefined }
}

/** Returns whether the transaction with this nonce went to the receiver. It may have been canceled or replaced. */
async function isMoved(
  { account, chain, database, key }: Sender,
  { nonce, receiver }: { nonce: number; receiver: Address },
): Promise<boolean> {
  const receipt = await findReceipt(chain, await readHashes(database.sql, key, nonce))
  if (!receipt?.to || receipt.status !== 'success') return false
  return isAddressEqual(receipt.from, account.address) && receipt.to.toLowerCase() === receiver.toLowerCase()
}
