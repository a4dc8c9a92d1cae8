import { type FaucetAnswer, faucetFailure, type FaucetRequest } from '@network-site/protocol/faucet-api'
import { ServiceError } from '@network-site/protocol/failures'
import type { ProofChallenge } from '@network-site/protocol/proof-of-work'
import { reasonOf } from '@network-site/protocol/redact'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Address } from 'viem'
import type { CountedNetwork } from '../../lib/client-network.ts'
import type { Chain } from '../../services/chain.ts'
import type { Database, Lock, Sql } from '../../services/database.ts'
import type { Clock } from '../../services/process.ts'
import type { ProofOfWork } from '../../services/create-proof-of-work.ts'
import type { RateLimit } from '../../services/rate-limits.ts'
import { chainIdentity, readHead, registerChain } from '../../transactions/chain-state.ts'
import { feesFor } from '../../transactions/fees.ts'
import { findDrain } from '../../transactions/drain.ts'
import { allocateNonce } from '../../transactions/nonce-allocator.ts'
import { findReceipt } from '../../transactions/receipts.ts'
import { reconcile } from '../../transactions/reconcile.ts'
import { readSenderRequests } from '../../transactions/sender-requests.ts'
import { type Call, createSender, type Sender, type SenderSettings, type Signer } from '../../transactions/sender.ts'
import { signTransaction, transferGasLimit } from '../../transactions/sign-transaction.ts'
import { isFinal } from '../../transactions/tables.ts'
import { insertTransactionSql, loadUnconfirmed, settleTransactionSql } from '../../transactions/transaction-store.ts'
import {
  clearClientNetworks,
  countDay,
  deleteTransfer,
  deleteTransfers,
  findTransfer,
  isGiven,
  type SentTransfer,
  type TransferKey,
  transfersOf,
} from './transfers.ts'
import { faucetTransfers } from './tables.ts'
import { createKeyLock, processTransfers } from './worker.ts'

export type FaucetSettings = SenderSettings & {
  amountWei: bigint
  /** Daily limit of all transfers. */
  perDayWei: bigint
  /** Daily limit of transfers per client network (IPv4 address or IPv6 /64). Wider networks get a multiple of it. */
  perNetwork: number
  /** Retention of transfers and their transactions. */
  keepDays: number
}

export type FaucetMetrics = { requestAnswered: (outcome: string) => void; balanceSeen: (wei: bigint) => void }

export type FaucetOptions = {
  account: Signer
  /** Returns whether an address belongs to another key of the faucet, to which this one may move its balance. */
  isOwnAddress: (address: string) => boolean
  database: Database
  /** For sending transfers. */
  chain: Chain
  /** For reading a wallet's balance, and for waiting until its transfer is mined. */
  visitorChain: Chain
  clock: Clock
  log: Logger
  metrics: FaucetMetrics
  settings: FaucetSettings
  /** Returns every network that a client address counts toward, narrowest first. */
  networksOf: (ip: string) => CountedNetwork[]
  rateLimit: RateLimit
  /** Required from every wallet if set. */
  proofOfWork: ProofOfWork | undefined
  timeoutMilliseconds?: number
  pollIntervalMilliseconds?: number
  /** How long to look for the receipt of a used nonce, since RPC nodes may disagree, before it counts as used elsewhere. */
  receiptTimeoutMilliseconds?: number
}

export type Faucet = ReturnType<typeof createFaucet>

const dayMilliseconds = 86_400_000
const balanceEveryMilliseconds = 60_000
const receiptPollMilliseconds = 150

/** Creates the faucet. It also completes transfers that other processes left unfinished. */
export function createFaucet(options: FaucetOptions) {
  const { account, isOwnAddress, database, chain, visitorChain, clock, log, metrics, rateLimit } = options
  const { proofOfWork, networksOf, settings } = options
  const {
    timeoutMilliseconds = 30_000,
    pollIntervalMilliseconds = 3000,
    receiptTimeoutMilliseconds = 120_000,
  } = options
  const withKeyLock = createKeyLock(database, `faucet/${account.address.toLowerCase()}`)
  const maxWei = settings.perDayWei > settings.amountWei ? settings.perDayWei : settings.amountWei
  const ending = new AbortController()
  let known: Sender | undefined

  async function findSender(): Promise<Sender> {
    if (known) return known
    const chainNumber = await registerChain(database.sql, await chainIdentity(chain))
    // Transfers that were signed before the amount was lowered are still sent, up to the daily limit.
    const mayCall = ({ to, data = '0x', value = 0n }: Call) => data === '0x' && (value <= maxWei || isOwnAddress(to))
    const isNeeded: Sender['isNeeded'] = async (key, nonce) => (await transfersOf(database.sql, key, [nonce])).size > 0
    const policy = { mayCall, isOwnAddress, isNeeded }
    return (known ??= createSender({ account, ...policy, chain, clock, database, log, settings, chainNumber }))
  }

  /** Makes the sender write through the session that holds its lock, so that it cannot write once the lock is lost. */
  function withSenderLock(sender: Sender, work: (lock: Lock) => Promise<void>): Promise<void> {
    return withKeyLock(async (lock) => {
      sender.database = { ...database, sql: lock.sql }
      try {
        await chain.onOneEndpoint(() => work(lock))
      } finally {
        sender.database = database
      }
    })
  }

  /** Returns a proof-of-work challenge for a wallet; undefined if none is required. */
  async function challenge(address: Address, ip: string): Promise<ProofChallenge | undefined> {
    await rateLimit.take(ip)
    return proofOfWork?.challenge(address.toLowerCase())
  }

  /** Sends test ether to an address and waits for the confirmation. */
  async function give({ proof, ...request }: FaucetRequest, ip: string): Promise<FaucetAnswer> {
    await rateLimit.take(ip)
    const address = request.address.toLowerCase()
    if (proofOfWork && !(proof && (await proofOfWork.isSolved(proof, address)))) throw faucetFailure('PROOF_REQUIRED')
    try {
      const sender = await findSender()
      const key: TransferKey = { chain: sender.key.chain, address, day: today() }
      await refuseServed(key)
      await withSenderLock(sender, async (lock) => {
        // Reopen transactions that the chain has dropped; they are resent below.
        await reconcile(sender)
        const before = await findTransfer(lock.sql, key)
        if (before) refuseSettled(before)
        else if (findDrain(await readSenderRequests(lock.sql, sender.key))) throw faucetFailure('FAUCET_UNAVAILABLE')
        else await claimTransfer(lock.sql, { key, source: networksOf(ip)[0]?.network ?? '' }, { ...options, sender })
        await processTransfers(sender, { lock, receiptTimeoutMilliseconds })
      })
      return await waitForTransfer(sender, key)
    } catch (error) {
      if (error instanceof ServiceError) throw error
      throw faucetFailure('FAUCET_UNAVAILABLE', { cause: error })
    }
  }

  async function waitForTransfer(sender: Sender, key: TransferKey): Promise<FaucetAnswer> {
    const deadline = performance.now() + timeoutMilliseconds
    for (;;) {
      const transfer = await findTransfer(database.sql, key)
      if (!transfer) throw new Error('a claimed transfer is missing from the database')
      const receipt = (await isMined(transfer)) ? await findReceipt(chain, transfer.hashes) : undefined
      if (receipt) {
        const status = receipt.status === 'success' ? 'confirmed' : 'failed'
        // Another key of the faucet may have sent it.
        const ofSender = { ...sender.key, sender: transfer.sender }
        await database.sql.execute(settleTransactionSql(ofSender, transfer, { status, receipt }))
        if (!isGiven(transfer, receipt)) {
          await deleteTransfer(database.sql, key)
          throw faucetFailure('FAUCET_UNAVAILABLE')
        }
        if (status === 'failed') throw faucetFailure('TRANSFER_REFUSED')
      }
      if (receipt || performance.now() > deadline || ending.signal.aborted) {
        const transactionHash = receipt?.transactionHash ?? transfer.hashes.at(-1) ?? ''
        return { transactionHash, amountWei: transfer.amountWei, isConfirmed: receipt !== undefined }
      }
      await sleep(receiptPollMilliseconds)
    }
  }

  /** Returns whether a transfer seems to be mined. Requests poll this, so it reads the visitors' endpoint. */
  async function isMined({ status, hashes }: SentTransfer): Promise<boolean> {
    if (isFinal(status)) return true
    return (await findReceipt(visitorChain, hashes).catch(() => undefined)) !== undefined
  }

  /** Rejects wallets that hold enough or got a transfer today. Their requests never reach the endpoint that sends. */
  async function refuseServed(key: TransferKey): Promise<void> {
    const heldWei = await readForVisitor(visitorChain.client.getBalance({ address: key.address as Address }))
    // Read after the balance, because a transfer is stored before it is sent.
    const transfer = await findTransfer(database.sql, key)
    if (!transfer && heldWei >= settings.amountWei) throw faucetFailure('ALREADY_FUNDED')
    if (!transfer || !isFinal(transfer.status)) return
    // A transfer that the chain has lost is sent again.
    if (await readForVisitor(findReceipt(visitorChain, transfer.hashes))) refuseSettled(transfer)
  }

  async function readForVisitor<Result>(reading: Promise<Result>): Promise<Result> {
    return reading.catch((cause: unknown) => {
      throw faucetFailure('FAUCET_UNAVAILABLE', { cause })
    })
  }

  /** Rejects a second transfer on the same day. */
  function refuseSettled({ status }: SentTransfer): void {
    if (status === 'confirmed') throw faucetFailure('ALREADY_GIVEN', { retryAfterSeconds: untilNextDay() })
    if (status === 'failed') throw faucetFailure('TRANSFER_REFUSED')
  }

  function today(): number {
    return Math.floor(clock.nowMilliseconds() / dayMilliseconds)
  }

  /** Returns the seconds until midnight UTC. */
  function untilNextDay(): number {
    return Math.ceil((dayMilliseconds - (clock.nowMilliseconds() % dayMilliseconds)) / 1000)
  }

  async function pruneOld(): Promise<void> {
    await clearClientNetworks(database.sql, today())
    await deleteTransfers(database.sql, {
      sender: account.address.toLowerCase(),
      day: today() - settings.keepDays,
      before: new Date(clock.nowMilliseconds() - settings.keepDays * dayMilliseconds),
    })
  }

  /** Processes transfers and prunes old ones until the faucet is closed. */
  async function processUntilClosed(): Promise<void> {
    let prunedOn: number | undefined
    let balanceSeenAt = Number.NEGATIVE_INFINITY
    while (!ending.signal.aborted) {
      try {
        if (today() !== prunedOn) await pruneOld()
        prunedOn = today()
        if (performance.now() - balanceSeenAt > balanceEveryMilliseconds) {
          metrics.balanceSeen(await chain.client.getBalance({ address: account.address }))
          balanceSeenAt = performance.now()
        }
        const sender = await findSender()
        const unconfirmed = await loadUnconfirmed(database.sql, sender.key, clock.nowMilliseconds())
        const drain = findDrain(await readSenderRequests(database.sql, sender.key))
        if (unconfirmed.length > 0 || (drain && !drain.isDone))
          await withSenderLock(sender, (lock) => processTransfers(sender, { lock, receiptTimeoutMilliseconds }))
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'the faucet failed to process transfers')
      }
      await sleep(pollIntervalMilliseconds, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }
  let working: Promise<void> | undefined

  return {
    give,
    challenge,
    metrics,
    /** Starts processing transfers in the background. */
    start: () => void (working ??= processUntilClosed()),
    close: async (): Promise<void> => {
      ending.abort()
      await working
    },
  }
}

type ClaimOptions = Pick<FaucetOptions, 'metrics' | 'networksOf' | 'settings'> & { sender: Sender }

/**
 * Checks limits, allocates a nonce, and stores the signed transaction in one database transaction. A crash before commit
 * leaves no trace; after commit, any process can complete the transfer. Requires the sender's lock.
 */
async function claimTransfer(
  session: Sql,
  { key, source }: { key: TransferKey; source: string },
  { sender, metrics, networksOf, settings }: ClaimOptions,
): Promise<void> {
  const { account, chain, clock, log } = sender
  const to = key.address as Address
  const [head, balanceWei] = await Promise.all([readHead(chain), chain.client.getBalance({ address: account.address })])
  metrics.balanceSeen(balanceWei)
  const { amountWei } = settings
  const fees = feesFor(head, settings)

  await session.transaction(async (transaction) => {
    // Another server may have claimed it while this one waited for the lock.
    if (await findTransfer(transaction, key)) return
    const { givenWei, bySource } = await countDay(transaction, key)
    const retryAfterSeconds = (key.day + 1) * 86_400 - Math.floor(clock.nowMilliseconds() / 1000)
    if (exceedsNetworkLimit(source, bySource, { networksOf, settings }))
      throw faucetFailure('NETWORK_SHARE_GIVEN', { retryAfterSeconds })
    if (givenWei + amountWei > settings.perDayWei) throw faucetFailure('DAY_SPENT', { retryAfterSeconds })
    if (balanceWei < (await reservedWei(transaction, sender)) + amountWei + maxGasWei(transferGasLimit, fees)) {
      log.warn({ funder: account.address, balanceWei: String(balanceWei) }, 'the faucet balance is too low')
      throw faucetFailure('FAUCET_LOW')
    }
    const nonce = await allocateNonce(transaction, sender.key, sender.nonceFloor)
    const call = { to, value: amountWei, gasLimit: transferGasLimit }
    const signed = await signTransaction(sender, call, { nonce, fees })
    await transaction.execute(insertTransactionSql(sender.key, signed))
    const transfer = { ...key, source, amountWei: String(amountWei), sender: sender.key.sender, nonce }
    await transaction.insert(faucetTransfers).values(transfer)
  })
}

/** Returns true if any of the client's networks has reached its daily limit. */
function exceedsNetworkLimit(
  source: string,
  bySource: Map<string, number>,
  { networksOf, settings }: Pick<ClaimOptions, 'networksOf' | 'settings'>,
): boolean {
  const given = new Map<string, number>()
  for (const [other, transfers] of bySource)
    for (const { network } of networksOf(other)) given.set(network, (given.get(network) ?? 0) + transfers)
  return networksOf(source).some(({ network, share }) => (given.get(network) ?? 0) >= settings.perNetwork * share)
}

/** Returns the maximum cost of the pending transactions. */
async function reservedWei(transaction: Sql, { key, unconfirmed }: Sender): Promise<bigint> {
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
