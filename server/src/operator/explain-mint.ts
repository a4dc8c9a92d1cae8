import type { Address } from 'viem'
import type { MintFailureCode } from '@network-site/protocol/failures'
import { isMintFailureCode } from '../lib/mint-failures.ts'
import { formatSpan } from './terminal.ts'

/** One item that was asked for here, and what became of it. */
export type AskedItem = {
  token: number
  state: 'waiting' | 'sent' | 'minted' | 'failed'
  failure: string | null
  relayer: string | null
  nonce: number | null
  hash: string | null
  askedSecondsAgo: number
  /** How many transactions it was in that reverted. */
  attempts: number
  /** Of an item in the queue: how many are before it. */
  ahead: number
}

/** Gas of the day; a limit of 0 is none. */
export type Budget = { scope: string; used: number; limit: number }

/** All that is known of a wallet's mints on a day. */
export type MintFacts = {
  address: Address
  day: number
  today: number
  isOpen: boolean
  /** The item that is asked about, where one is. */
  item: number | undefined
  /** What the chain says the wallet received on that day. */
  received: number[]
  asked: AskedItem[]
  wallet: { hasCode: boolean; hasMintedBefore: boolean; hasRefusedToday: boolean; madeBatchRevert: boolean }
  budgets: Budget[]
  relayers: { atWork: number; withMoney: number }
  queued: number
  stuckSeconds: number
}

/** How many times the patience of the relayer a transaction may take before it is called stuck. */
const stuckTimes = 4

/** What became of a mint and why, in one sentence. */
export function explainMint(facts: MintFacts): string {
  const { day, today, item, received, asked } = facts
  if (day > today) return `Day ${day} has not begun: today is day ${today}.`
  if (item !== undefined) {
    const its = asked.find(({ token }) => token === item)
    if (received.includes(item)) return explainMinted(item, its, facts)
    return its ? explainRequested(its, facts) : explainNotRequested(`item ${item}`, facts)
  }
  const missing = asked.filter(({ token }) => !received.includes(token))
  const [first] = missing.toSorted((a, b) => a.askedSecondsAgo - b.askedSecondsAgo)
  if (first) {
    const others = missing.length > 1 ? `, and ${missing.length - 1} more of its items are missing too` : ''
    return `${explainRequested(first, facts).slice(0, -1)}${others}.`
  }
  if (received.length > 0)
    return `Nothing is missing: the chain has ${received.length} items of day ${day} for this wallet, all that were asked for here among them.`
  return explainNotRequested('anything', facts)
}

function explainMinted(item: number, its: AskedItem | undefined, { day }: MintFacts): string {
  const by = its?.hash
    ? ` by transaction ${its.hash}`
    : ', by a transaction that is not ours or that no record is kept of'
  return `Item ${item} is not missing: the chain says that the wallet received it on day ${day}${by}; a page or wallet that does not show it is behind.`
}

function explainRequested(its: AskedItem, facts: MintFacts): string {
  const { token, state } = its
  if (state === 'failed') return explainFailed(its, facts)
  if (state === 'minted')
    return `The database calls item ${token} minted by ${its.hash}, but the chain does not have it: the chain went back, and the relayer has not noticed yet or is not at work.`
  if (facts.relayers.atWork === 0) return `Item ${token} waits, because no relayer is at work: start one.`
  if (state === 'sent') {
    const isStuck = its.askedSecondsAgo > facts.stuckSeconds * stuckTimes
    const since = `since ${formatSpan(its.askedSecondsAgo)}`
    if (!isStuck) return `Item ${token} is on its way in transaction ${its.hash}, asked for ${since}.`
    return `Item ${token} is in transaction ${its.hash}, which is stuck ${since}: look at the fees, then run operator retry ${its.nonce}.`
  }
  if (!facts.isOpen) return `Item ${token} waits and is about to fail, because minting is closed.`
  if (facts.relayers.withMoney === 0)
    return `Item ${token} waits, because no relayer has money: run operator top-up relayers.`
  return `Item ${token} waits in the queue since ${formatSpan(its.askedSecondsAgo)} with ${its.ahead} items before it, and is sent by itself.`
}

function explainFailed({ token, failure, attempts }: AskedItem, { day, today, isOpen }: MintFacts): string {
  const words = failure && isMintFailureCode(failure) ? failureWords[failure] : `of ${failure}`
  const tries = attempts > 0 ? ` after ${attempts} reverted transactions` : ''
  const advice =
    day < today
      ? 'that day is over, so it cannot be had any more'
      : !isOpen
        ? 'it can be asked for again once minting is open'
        : failure?.startsWith('BUDGET')
          ? 'it can be asked for again when the next day begins, or when the limit is raised'
          : 'it can be asked for again'
  return `Item ${token} was not minted${tries}, because ${words}; ${advice}.`
}

function explainNotRequested(what: string, facts: MintFacts): string {
  const { day, today, isOpen, wallet, relayers, budgets } = facts
  if (day < today)
    return `No record says that this wallet asked for ${what} on day ${day}; failed requests are forgotten after MINT_FAILED_DAYS.`
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
          ? 'its contract has refused an item today'
          : relayers.atWork === 0
            ? 'no relayer is at work'
            : relayers.withMoney === 0
              ? 'no relayer has money'
              : spent
                ? `the day’s gas is used up (${spent.scope})`
                : undefined
  if (reason) return `Nothing is in the queue for ${what}: requests are refused at the door now, because ${reason}.`
  return `No request for ${what} reached the queue today: either none was made, or it was refused at the door, which leaves no record (a wrong signature, too many requests of one network, an unsolved puzzle, no sign-in); mint_requests_total in /metrics counts those, and the visitor was told which it was.`
}

/** Why a mint failed, for the operator: what happened, and what can be done. */
export const failureWords: Record<MintFailureCode, string> = {
  SIGNATURE_INVALID: 'the signature was not this wallet’s',
  SIGN_IN_REQUIRED: 'the visitor was not signed in at the social network, which MINT_SOCIAL_GATE asks for',
  SIGN_IN_UNAVAILABLE: 'the social network did not answer',
  SOCIAL_ACCOUNT_USED: 'the social account had minted for another wallet that day',
  PROOF_REQUIRED: 'the browser had not solved the puzzle that was asked for',
  MINT_CLOSED: 'minting was closed',
  MINT_NOT_STARTED: 'minting had not started',
  RECEIVER_REFUSED: 'the wallet is a contract, and refused the item',
  ALREADY_MINTED: 'the wallet had the item that day already',
  DAY_OVER: 'the day ended before the mint was in a block',
  BUDGET_SPENT: 'the day’s gas for all mints was used up (MINT_GAS_PER_DAY)',
  BUDGET_SPENT_FOR_NEW: 'the day’s gas for new wallets was used up (MINT_GAS_PER_DAY_FIRST_SEEN)',
  BUDGET_SPENT_FOR_SOURCE:
    'the visitor’s network, or its neighbourhood, had used up its gas for the day (MINT_GAS_PER_DAY_PER_NETWORK)',
  QUEUE_FULL: 'the queue was full',
  RELAYER_UNAVAILABLE: 'no relayer was at work, or none had money',
  STILL_PENDING: 'it took longer than the visitor’s request could wait',
  RESTARTING: 'the server was restarted while the visitor waited',
  CHAIN_RESET: 'the chain was begun anew, and the mint went with the old one',
  TRANSACTION_FAILED: 'its transactions were reverted again and again, and it was given up',
}
