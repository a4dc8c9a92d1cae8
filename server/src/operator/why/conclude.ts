import { isMintFailureCode } from '../../lib/mint-failures.ts'
import { formatSpan } from '../format-values.ts'
import { failureWords } from './failure-words.ts'
import type { AskedItem, MintFacts } from './mint-facts.ts'

/** How many times the patience of the relayer a transaction may take before it is called stuck. */
const stuckTimes = 4

/** What became of a mint and why, in one sentence. */
export function conclude(facts: MintFacts): string {
  const { day, today, item, received, asked } = facts
  if (day > today) return `Day ${day} has not begun: today is day ${today}.`
  if (item !== undefined) {
    const its = asked.find(({ token }) => token === item)
    if (received.includes(item)) return concludeMinted(item, its, facts)
    return its ? concludeAsked(its, facts) : concludeNotAsked(`item ${item}`, facts)
  }
  const missing = asked.filter(({ token }) => !received.includes(token))
  const [first] = missing.toSorted((a, b) => a.askedSecondsAgo - b.askedSecondsAgo)
  if (first) {
    const others = missing.length > 1 ? `, and ${missing.length - 1} more of its items are missing too` : ''
    return `${concludeAsked(first, facts).slice(0, -1)}${others}.`
  }
  if (received.length > 0)
    return `Nothing is missing: the chain has ${received.length} items of day ${day} for this wallet, all that were asked for here among them.`
  return concludeNotAsked('anything', facts)
}

function concludeMinted(item: number, its: AskedItem | undefined, { day }: MintFacts): string {
  const by = its?.hash
    ? ` by transaction ${its.hash}`
    : ', by a transaction that is not ours or that no record is kept of'
  return `Item ${item} is not missing: the chain says that the wallet received it on day ${day}${by}; a page or wallet that does not show it is behind.`
}

function concludeAsked(its: AskedItem, facts: MintFacts): string {
  const { token, state } = its
  if (state === 'failed') return concludeFailed(its, facts)
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

function concludeFailed({ token, failure, attempts }: AskedItem, { day, today, isOpen }: MintFacts): string {
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

function concludeNotAsked(what: string, facts: MintFacts): string {
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
