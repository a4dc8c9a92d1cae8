import type { Address } from 'viem'
import type { MintFailureCode } from '@network-site/protocol/failures'
import { isMintFailureCode } from '../lib/mint-failures.ts'
import { formatSpan } from './terminal.ts'

/** An item that was requested here, and its state. */
export type RequestedItem = {
  token: number
  state: 'waiting' | 'sent' | 'minted' | 'failed'
  failure: string | null
  relayer: string | null
  nonce: number | null
  hash: string | null
  askedSecondsAgo: number
  /** The number of reverted transactions that included it. */
  attempts: number
  /** The number of items ahead of it in the queue. */
  ahead: number
}

/** A daily gas budget. A limit of 0 means no limit. */
export type Budget = { scope: string; used: number; limit: number }

/** What the chain and the database know about a wallet's mints on one day. */
export type MintFacts = {
  address: Address
  day: number
  today: number
  isOpen: boolean
  item: number | undefined
  /** The items that the wallet received on that day, according to the chain. */
  received: number[]
  asked: RequestedItem[]
  wallet: { hasCode: boolean; hasMintedBefore: boolean; hasRefusedToday: boolean; madeBatchRevert: boolean }
  budgets: Budget[]
  relayers: { atWork: number; withMoney: number }
  queued: number
  stuckSeconds: number
}

/** A transaction counts as stuck after this many times `RELAYER_STUCK_SECONDS`. */
const stuckFactor = 4

/** Explains the state of a mint in one line. */
export function explainMint(facts: MintFacts): string {
  const { day, today, item, received, asked } = facts
  if (day > today) return `Day ${day} has not started: today is day ${today}.`
  if (item !== undefined) {
    const request = asked.find(({ token }) => token === item)
    if (received.includes(item)) return explainMinted(item, request, facts)
    return request ? explainRequested(request, facts) : explainNotRequested(`item ${item}`, facts)
  }
  const missing = asked.filter(({ token }) => !received.includes(token))
  const [first] = missing.toSorted((a, b) => a.askedSecondsAgo - b.askedSecondsAgo)
  if (first) {
    const others = missing.length > 1 ? ` (${missing.length - 1} more requested items are missing)` : ''
    return `${explainRequested(first, facts).slice(0, -1)}${others}.`
  }
  if (received.length > 0)
    return `Nothing is missing: the wallet received ${received.length} items on day ${day}, including every item requested here.`
  return explainNotRequested('anything', facts)
}

function explainMinted(item: number, request: RequestedItem | undefined, { day }: MintFacts): string {
  const by = request?.hash ? `transaction ${request.hash}` : 'a transaction without a record here'
  return `Item ${item} is not missing: the wallet received it on day ${day} in ${by}; a page or wallet that does not show it is out of date.`
}

function explainRequested(request: RequestedItem, facts: MintFacts): string {
  const { token, state, hash, nonce, askedSecondsAgo, ahead } = request
  if (state === 'failed') return explainFailed(request, facts)
  if (state === 'minted')
    return `Item ${token} was minted in ${hash}, but a chain reorganization removed it: the relayer has not noticed yet or is not running.`
  if (facts.relayers.atWork === 0) return `Item ${token} is waiting because no relayer is running: start one.`
  if (state === 'sent') {
    const isStuck = askedSecondsAgo > facts.stuckSeconds * stuckFactor
    const age = formatSpan(askedSecondsAgo)
    if (!isStuck) return `Item ${token} is in pending transaction ${hash}, requested ${age} ago.`
    return `Item ${token} has been stuck in transaction ${hash} for ${age}: check the fees, then run operator retry ${nonce}.`
  }
  if (!facts.isOpen) return `Item ${token} is in the queue and is about to fail because minting is closed.`
  if (facts.relayers.withMoney === 0)
    return `Item ${token} is waiting because no relayer is funded: run operator top-up relayers.`
  return `Item ${token} has been in the queue for ${formatSpan(askedSecondsAgo)} with ${ahead} items ahead of it, and is sent automatically.`
}

function explainFailed({ token, failure, attempts }: RequestedItem, { day, today, isOpen }: MintFacts): string {
  const reason = failure && isMintFailureCode(failure) ? failureReasons[failure] : `of ${failure}`
  const tries = attempts > 0 ? ` after ${attempts} reverted transactions` : ''
  const advice =
    day < today
      ? 'that day is over, so it can no longer be minted'
      : !isOpen
        ? 'it can be requested again once minting is open'
        : failure?.startsWith('BUDGET')
          ? 'it can be requested again when the next day starts or the limit is raised'
          : 'it can be requested again'
  return `Item ${token} was not minted${tries} because ${reason}; ${advice}.`
}

function explainNotRequested(what: string, facts: MintFacts): string {
  const { day, today, isOpen, wallet, relayers, budgets } = facts
  if (day < today)
    return `There is no record that this wallet requested ${what} on day ${day}; failed requests are deleted after MINT_FAILED_DAYS.`
  const spent = budgets.find(({ used, limit, scope }) => {
    const counts = scope !== 'first-seen' || !wallet.hasMintedBefore
    return counts && limit > 0 && used >= limit
  })
  const reason =
    today === 0
      ? 'minting has not started'
      : !isOpen
        ? 'minting is closed'
        : wallet.hasRefusedToday
          ? 'its contract rejected an item today'
          : relayers.atWork === 0
            ? 'no relayer is running'
            : relayers.withMoney === 0
              ? 'no relayer is funded'
              : spent
                ? `the daily gas budget is used up (${spent.scope})`
                : undefined
  if (reason) return `No request for ${what} is in the queue: the server currently rejects requests because ${reason}.`
  return `No request for ${what} reached the queue today: either none was made, or the server rejected it without a record (invalid signature, rate limit, missing proof of work, no sign-in); the visitor saw the reason, and mint_requests_total in /metrics counts rejections.`
}

/** Why a mint failed, for operators. */
export const failureReasons: Record<MintFailureCode, string> = {
  SIGNATURE_INVALID: 'the signature was not this wallet’s',
  SIGN_IN_REQUIRED: 'the visitor was not signed in to the social network, which MINT_SOCIAL_GATE requires',
  SIGN_IN_ENDED: 'the visitor’s sign-in to the social network had expired',
  SOCIAL_ACCOUNT_USED: 'the social account had already minted for another wallet that day',
  PROOF_REQUIRED: 'the browser had not sent the required proof of work',
  MINT_CLOSED: 'minting was closed',
  MINT_NOT_STARTED: 'minting had not started',
  RECEIVER_REFUSED: 'the wallet is a contract that rejected the item',
  ALREADY_MINTED: 'the wallet had already received the item that day',
  DAY_OVER: 'the day ended before the mint was in a block',
  BUDGET_SPENT: 'the daily gas budget for all mints was used up (MINT_GAS_PER_DAY)',
  BUDGET_SPENT_FOR_NEW: 'the daily gas budget for new wallets was used up (MINT_GAS_PER_DAY_FIRST_SEEN)',
  BUDGET_SPENT_FOR_SOURCE: 'the visitor’s IP range had used up its daily gas budget (MINT_GAS_PER_DAY_PER_NETWORK)',
  QUEUE_FULL: 'the queue was full',
  RELAYER_UNAVAILABLE: 'no relayer was running, or none was funded',
  STILL_PENDING: 'the visitor’s request timed out before the mint was confirmed',
  RESTARTING: 'the server restarted while the visitor waited',
  CHAIN_RESET: 'the chain was reset',
  TRANSACTION_FAILED: 'its transactions reverted repeatedly',
}
