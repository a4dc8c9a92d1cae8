import { withTimeout } from '@network-site/protocol/concurrency'
import { ServiceError } from '@network-site/protocol/failures'
import type { QuestRule, QuestState } from '@network-site/protocol/quest-api'
import type { Address } from 'viem'
import { withDedupe } from '../../lib/with-dedupe.ts'
import {
  daysTouching,
  secondsPerDay,
  startOfDay,
  type MintCalendar,
  type TimeWindow,
} from '../../mint-index/mint-days.ts'
import {
  describePosition,
  type IndexPosition,
  type MinterHistory,
  type MintIndex,
} from '../../mint-index/mint-index.ts'
import { createDescribeMissing, type MissingWords, type QuestWithWords } from './describe-missing.ts'
import { evaluateQuest, type QuestFacts } from './evaluate-quest.ts'
import type { RateLimit } from '../../services/rate-limits.ts'
import type { ReadTokenBalance } from './token-balances.ts'

export type VerifyQuestOptions = {
  mintIndex: Pick<MintIndex, 'of' | 'position'>
  /** Returns the contract's current day and when it ends; throws until the chain first responds. */
  today: () => { day: number; endsAtSeconds: number }
  balanceOf: ReadTokenBalance
  /** Limits the balances that a client can have read from the chain, so that it cannot use up the budget of all. */
  balanceLimit: RateLimit
  isAccountConnected: (provider: string, wallet: Address) => Promise<boolean>
  quests: QuestWithWords[]
  words: MissingWords
  /** If the index is further behind than this, platforms get a 503 instead of a no. */
  maxBehindBlocks: number
  nowMilliseconds: () => number
  timeoutMilliseconds?: number
}

export type QuestQuery = {
  quest: string
  /** In lower case. */
  address: Address
  /** Only activity on days within it counts. */
  window?: TimeWindow
  /** The IP address to charge for a balance that is not cached. Missing for a platform with a key. */
  client?: string | undefined
}

type IndexedHistory = { history: MinterHistory; position: IndexPosition }

export type QuestVerifier = ReturnType<typeof createQuestVerifier>

/** Each wallet is read at most once in this time, so reads need no rate limit per wallet. */
const keepMilliseconds = 3000
/** Balances count as of the first block of the day, so they do not change until the next one. */
const balanceMilliseconds = 600_000
const maxKept = 50_000

/** Verifies whether wallets have completed quests. */
export function createQuestVerifier(options: VerifyQuestOptions) {
  // The platform with the shortest timeout waits for five seconds.
  const { mintIndex, nowMilliseconds, maxBehindBlocks, timeoutMilliseconds = 4000 } = options
  const quests = new Map(options.quests.map((quest) => [quest.id, quest]))
  const describers = new Map<MissingWords, ReturnType<typeof createDescribeMissing>>()
  const keep = { keepMilliseconds, maxKept, nowMilliseconds }
  const histories = withDedupe<IndexedHistory>(keep)
  const balances = withDedupe<bigint>({ ...keep, keepMilliseconds: balanceMilliseconds })
  const accounts = withDedupe<boolean>(keep)

  /** Returns a wallet's state in a quest and how far behind the index is. */
  async function state({ quest: id, address, window, client }: QuestQuery): Promise<QuestState> {
    const quest = quests.get(id)
    if (!quest) throw new ServiceError('UNKNOWN_QUEST')
    const calendar = readCalendar()
    const [{ history, position }, facts] = await inTime(
      Promise.all([
        needsIndex(quest.rule) ? readHistory(address) : withoutIndex,
        readFacts(quest.rule, { address, calendar, client }),
      ]),
    )
    const hasWindow = window?.beginMilliseconds !== undefined || window?.endMilliseconds !== undefined
    const within = hasWindow ? daysTouching(window, calendar.startSeconds) : undefined
    const evaluated = evaluateQuest(quest.rule, { history, calendar, within, facts })
    const { missing, progress } = evaluated
    return {
      quest: id,
      address,
      ...evaluated,
      words: missing && describerOf(options.words)(quest, { missing, progress, calendar }),
      day: calendar.today,
      asOf: position && describePosition(position),
    }
  }

  /** Returns a state's sentence in another language. */
  function describe(
    { quest: id, missing, progress }: Pick<QuestState, 'quest' | 'missing' | 'progress'>,
    words: MissingWords,
  ): string | null {
    const quest = quests.get(id)
    if (!quest || !missing) return null
    return describerOf(words)(quest, { missing, progress, calendar: readCalendar() })
  }

  /** Keeps one for each language, because it formats numbers and dates. */
  function describerOf(words: MissingWords) {
    const known = describers.get(words) ?? createDescribeMissing(words)
    describers.set(words, known)
    return known
  }

  /** Returns the minted days that a wallet's quest states are computed from. */
  async function daysOf(address: Address) {
    const calendar = readCalendar()
    const { history, position } = await inTime(readHistory(address))
    return { history, calendar, asOf: describePosition(position) }
  }

  /** Returns the state for a platform; throws a 503 if the index is too far behind to say no. */
  async function verdict(query: QuestQuery): Promise<QuestState> {
    const found = await state(query)
    const { behindBlocks = 0 } = found.asOf ?? {}
    if (!found.isComplete && behindBlocks > maxBehindBlocks) throw new ServiceError('MINT_INDEX_UNAVAILABLE')
    return found
  }

  function readHistory(address: Address): Promise<IndexedHistory> {
    return histories.get(address, async () => {
      try {
        // Read the position first: the history must not be older than it.
        const position = mintIndex.position()
        return { position, history: await mintIndex.of(address) }
      } catch (cause) {
        throw new ServiceError('MINT_INDEX_UNAVAILABLE', { cause })
      }
    })
  }

  async function readFacts(
    rule: QuestRule,
    { address, calendar, client }: { address: Address; calendar: MintCalendar; client: string | undefined },
  ): Promise<QuestFacts> {
    if (rule.kind === 'token') {
      const { today, startSeconds } = calendar
      const key = `${rule.standard}/${rule.contract}/${rule.id ?? ''}/${address}/${today}`
      const dayStartSeconds = startOfDay(today, startSeconds).getTime() / 1000
      const read = async () => {
        if (client !== undefined) await options.balanceLimit.take(client)
        return options.balanceOf(rule, { owner: address, dayStartSeconds })
      }
      return { balance: await balances.get(key, read) }
    }
    if (rule.kind === 'account') {
      const { provider } = rule
      const read = () => options.isAccountConnected(provider, address)
      return { isAccountConnected: await accounts.get(`${provider}/${address}`, read) }
    }
    return {}
  }

  function readCalendar(): MintCalendar {
    try {
      const { day, endsAtSeconds } = options.today()
      return { today: day, startSeconds: endsAtSeconds - day * secondsPerDay }
    } catch (cause) {
      throw new ServiceError('MINT_INDEX_UNAVAILABLE', { cause })
    }
  }

  async function inTime<Result>(reading: Promise<Result>): Promise<Result> {
    return withTimeout(reading, {
      milliseconds: timeoutMilliseconds,
      otherwise: () => {
        throw new ServiceError('MINT_INDEX_UNAVAILABLE')
      },
    })
  }

  return {
    state,
    verdict,
    daysOf,
    describe,
    /** Must be called after an account is connected or disconnected. */
    clearAccount: (provider: string, wallet: Address): void => accounts.delete(`${provider}/${wallet}`),
  }
}

/** Token balances and connected accounts are not in the index. */
function needsIndex({ kind }: QuestRule): boolean {
  return kind !== 'token' && kind !== 'account'
}

const withoutIndex: { history: MinterHistory; position: null } = { history: { days: [], swaps: 0 }, position: null }
