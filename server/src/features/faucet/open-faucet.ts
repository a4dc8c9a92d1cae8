import { faucetFailure, type FaucetAnswer, type FaucetRequest } from '@network-site/protocol/faucet'
import { reasonOf } from '@network-site/protocol/redact'
import { ServiceError } from '@network-site/protocol/failures'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Address } from 'viem'
import type { ProofChallenge } from '@network-site/protocol/proof-of-work'
import type { Lock } from '../../services/database.ts'
import type { ProofOfWork } from '../../services/proof-of-work.ts'
import type { RateLimit } from '../../services/rate-limits.ts'
import { findReceipt } from '../../transactions/find-receipt.ts'
import { reconcile } from '../../transactions/reconcile.ts'
import { chainIdentity, registerChain } from '../../transactions/register-chain.ts'
import { createSender, type Sender } from '../../transactions/sender.ts'
import { loadUnconfirmed, settleTransactionSql } from '../../transactions/transaction-store.ts'
import { advanceTransfers } from './advance-transfers.ts'
import { claimTransfer } from './claim-transfer.ts'
import type { FaucetDependencies } from './faucet.ts'
import { takeTurns } from './take-turns.ts'
import { findTransfer, forgetSources, forgetTransfers, type SentTransfer, type TransferKey } from './transfer-store.ts'

export type FaucetOptions = FaucetDependencies & {
  rateLimit: RateLimit
  /** Asked of every wallet, where it is set. */
  proofOfWork: ProofOfWork | undefined
  patienceMilliseconds?: number
  pollEveryMilliseconds?: number
  /** A used nonce without a receipt for so long was used by somebody else. Nodes behind one address may disagree. */
  receiptPatienceMilliseconds?: number
}

export type Faucet = {
  /** Gives an address test Ether, and waits until the chain has it. */
  give: (request: FaucetRequest, ip: string) => Promise<FaucetAnswer>
  /** A proof-of-work challenge for this wallet; undefined where none is asked for. */
  challenge: (address: Address, ip: string) => Promise<ProofChallenge | undefined>
  metrics: FaucetDependencies['metrics']
  close: () => Promise<void>
}

const dayMilliseconds = 86_400_000
const balanceEveryMilliseconds = 60_000
const receiptPollMilliseconds = 150

/** Opens the faucet. Transfers that an earlier process promised and did not finish are finished by any that runs. */
export function openFaucet(options: FaucetOptions): Faucet {
  const { account, database, chain, clock, log, metrics, rateLimit, proofOfWork, networksOf, settings } = options
  const { patienceMilliseconds = 30_000, pollEveryMilliseconds = 3000, receiptPatienceMilliseconds = 120_000 } = options
  const inTurn = takeTurns(database, `faucet/${account.address.toLowerCase()}`)
  const ending = new AbortController()
  let known: Sender | undefined

  async function findSender(): Promise<Sender> {
    if (known) return known
    const chainNumber = await registerChain(database.sql, await chainIdentity(chain))
    return (known ??= createSender({ account, chain, clock, database, log, settings, chainNumber }))
  }

  /** Has the sender write through the session that holds its lock: once that is gone, it can write nothing more. */
  function inTurnAs(sender: Sender, work: (lock: Lock) => Promise<void>): Promise<void> {
    return inTurn(async (lock) => {
      sender.database = { ...database, sql: lock.sql }
      try {
        await work(lock)
      } finally {
        sender.database = database
      }
    })
  }

  async function challenge(address: Address, ip: string): Promise<ProofChallenge | undefined> {
    await rateLimit.take(ip)
    return proofOfWork?.challenge(address.toLowerCase())
  }

  async function give({ address: asked, proof }: FaucetRequest, ip: string): Promise<FaucetAnswer> {
    await rateLimit.take(ip)
    const address = asked.toLowerCase()
    if (proofOfWork && !(proof && (await proofOfWork.isSolved(proof, address)))) throw faucetFailure('PROOF_REQUIRED')
    try {
      const sender = await findSender()
      const key: TransferKey = { chain: sender.key.chain, address, day: today() }
      await inTurnAs(sender, async (lock) => {
        // What the chain has forgotten is opened again by this, and sent again below.
        await reconcile(sender)
        const before = await findTransfer(lock.sql, key)
        if (before) refuseSettled(before)
        else await claimTransfer(lock.sql, { key, source: sourceOf(ip) }, { sender, metrics, networksOf, settings })
        await advanceTransfers(sender, { lock, receiptPatienceMilliseconds })
      })
      return await waitForTransfer(sender, key)
    } catch (error) {
      if (error instanceof ServiceError) throw error
      throw faucetFailure('FAUCET_UNAVAILABLE', { cause: error })
    }
  }

  async function waitForTransfer(sender: Sender, key: TransferKey): Promise<FaucetAnswer> {
    const deadline = performance.now() + patienceMilliseconds
    for (;;) {
      const transfer = await findTransfer(database.sql, key)
      if (!transfer) throw new Error('a promised transfer is gone from the database')
      const receipt = await findReceipt(chain, transfer.hashes)
      if (receipt) {
        const status = receipt.status === 'success' ? 'confirmed' : 'failed'
        await database.sql.execute(settleTransactionSql(sender.key, transfer, { status, receipt }))
        if (status === 'failed') throw faucetFailure('TRANSFER_REFUSED')
      }
      if (receipt || performance.now() > deadline || ending.signal.aborted) {
        const transactionHash = receipt?.transactionHash ?? transfer.hashes.at(-1) ?? ''
        return { transactionHash, amountWei: transfer.amountWei, isConfirmed: receipt !== undefined }
      }
      await sleep(receiptPollMilliseconds)
    }
  }

  /** Refuses a second transfer of the day. */
  function refuseSettled({ status }: SentTransfer): void {
    if (status === 'confirmed') throw faucetFailure('ALREADY_GIVEN', { retryAfterSeconds: untilNextDay() })
    if (status === 'failed') throw faucetFailure('TRANSFER_REFUSED')
  }

  /** What is kept of where a request came from. */
  function sourceOf(ip: string): string {
    return networksOf(ip)[0]?.network ?? ''
  }

  function today(): number {
    return Math.floor(clock.nowMilliseconds() / dayMilliseconds)
  }

  /** Until midnight UTC. */
  function untilNextDay(): number {
    return Math.ceil((dayMilliseconds - (clock.nowMilliseconds() % dayMilliseconds)) / 1000)
  }

  /** What a day no longer needs: where requests came from, and transfers that are old enough. */
  async function forgetOld(): Promise<void> {
    await forgetSources(database.sql, today())
    await forgetTransfers(database.sql, {
      sender: account.address.toLowerCase(),
      day: today() - settings.keepDays,
      before: new Date(clock.nowMilliseconds() - settings.keepDays * dayMilliseconds),
    })
  }

  async function keepAdvancing(): Promise<void> {
    let forgottenBefore: number | undefined
    let balanceSeenAt = Number.NEGATIVE_INFINITY
    while (!ending.signal.aborted) {
      try {
        if (today() !== forgottenBefore) await forgetOld()
        forgottenBefore = today()
        if (performance.now() - balanceSeenAt > balanceEveryMilliseconds) {
          metrics.balanceSeen(await chain.client.getBalance({ address: account.address }))
          balanceSeenAt = performance.now()
        }
        const sender = await findSender()
        const unconfirmed = await loadUnconfirmed(database.sql, sender.key, clock.nowMilliseconds())
        if (unconfirmed.length > 0)
          await inTurnAs(sender, (lock) => advanceTransfers(sender, { lock, receiptPatienceMilliseconds }))
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'the faucet could not advance its transfers')
      }
      await sleep(pollEveryMilliseconds, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }
  const advancing = keepAdvancing()

  return {
    give,
    challenge,
    metrics,
    close: async () => {
      ending.abort()
      await advancing
    },
  }
}
