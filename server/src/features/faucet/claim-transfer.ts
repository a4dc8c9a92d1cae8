import { faucetFailure } from '@network-site/protocol/faucet'
import type { Address } from 'viem'
import type { Sql } from '../../services/database.ts'
import { feesFor } from '../../transactions/fees.ts'
import { allocateNonce } from '../../transactions/nonce-allocator.ts'
import { readHead } from '../../transactions/read-head.ts'
import type { Sender } from '../../transactions/sender.ts'
import { signTransaction, transferGasLimit } from '../../transactions/sign-transaction.ts'
import { insertTransactionSql } from '../../transactions/transaction-store.ts'
import type { FaucetDependencies } from './faucet.ts'
import { countDay, findTransfer, insertTransfer, transfersOf, type TransferKey } from './transfer-store.ts'

const secondsPerDay = 86_400

type ClaimDependencies = Pick<FaucetDependencies, 'metrics' | 'networksOf' | 'settings'> & { sender: Sender }

/**
 * Promises a transfer. In one transaction of the database its limits are checked, a nonce is taken, and the signed bytes
 * are stored. Whoever is killed before has done nothing; afterwards the transfer happens once, whoever sends it and how
 * often. The sender must be locked and reconciled.
 */
export async function claimTransfer(
  session: Sql,
  { key, source }: { key: TransferKey; source: string },
  { sender, metrics, networksOf, settings }: ClaimDependencies,
): Promise<void> {
  const { account, chain, clock, log } = sender
  const to = key.address as Address
  const [head, balanceWei, heldWei] = await Promise.all([
    readHead(chain),
    chain.client.getBalance({ address: account.address }),
    chain.client.getBalance({ address: to }),
  ])
  metrics.balanceSeen(balanceWei)
  const { amountWei } = settings
  const fees = feesFor(head, settings)

  await session.transaction(async (transaction) => {
    // Another server may have promised it while this one waited for the lock.
    if (await findTransfer(transaction, key)) return
    if (heldWei >= amountWei) throw faucetFailure('ALREADY_FUNDED')
    const { givenWei, bySource } = await countDay(transaction, key)
    const retryAfterSeconds = (key.day + 1) * secondsPerDay - Math.floor(clock.nowMilliseconds() / 1000)
    if (isShareGiven(source, bySource, { networksOf, settings }))
      throw faucetFailure('NETWORK_SHARE_GIVEN', { retryAfterSeconds })
    if (givenWei + amountWei > settings.perDayWei) throw faucetFailure('DAY_SPENT', { retryAfterSeconds })
    if (balanceWei < (await promisedWei(transaction, sender)) + amountWei + maxGasWei(transferGasLimit, fees)) {
      log.warn({ funder: account.address, balanceWei: String(balanceWei) }, 'the balance of the faucet is too low')
      throw faucetFailure('FAUCET_LOW')
    }
    const nonce = await allocateNonce(transaction, sender.key, sender.nonceFloor)
    const call = { to, value: amountWei, gasLimit: transferGasLimit }
    const signed = await signTransaction(call, { account, chainId: chain.id, nonce, fees })
    await transaction.execute(insertTransactionSql(sender.key, signed))
    await insertTransfer(transaction, {
      ...key,
      source,
      amountWei: String(amountWei),
      sender: sender.key.sender,
      nonce,
    })
  })
}

/** Whether a network of this source, wide or narrow, has had what it may have in a day. */
function isShareGiven(
  source: string,
  bySource: Map<string, number>,
  { networksOf, settings }: Pick<ClaimDependencies, 'networksOf' | 'settings'>,
): boolean {
  const given = new Map<string, number>()
  for (const [other, transfers] of bySource)
    for (const { network } of networksOf(other)) given.set(network, (given.get(network) ?? 0) + transfers)
  return networksOf(source).some(({ network, share }) => (given.get(network) ?? 0) >= settings.perNetwork * share)
}

/** The most that the transactions under way can take from the funder. */
async function promisedWei(transaction: Sql, { key, unconfirmed }: Sender): Promise<bigint> {
  const nonces = unconfirmed.map(({ nonce }) => nonce)
  const transfers = await transfersOf(transaction, key, nonces)
  return unconfirmed.reduce(
    (sum, { nonce, gasLimit, ...fees }) =>
      sum + BigInt(transfers.get(nonce)?.amountWei ?? 0) + maxGasWei(gasLimit, fees),
    0n,
  )
}

function maxGasWei(gasLimit: number, { maxFeeWei }: { maxFeeWei: bigint }): bigint {
  return BigInt(gasLimit) * maxFeeWei
}
