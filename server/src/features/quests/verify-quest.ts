import type { QuestRule, QuestState, TokenRule } from '@network-site/protocol/quests'
import { ServiceError } from '@network-site/protocol/failures'
import { withDedupe } from '../../lib/with-dedupe.ts'
import { withTimeout } from '@network-site/protocol/concurrency'
import type { Address } from 'viem'
import type { MintIndex, MinterRecord, IndexPosition } from '../../mint-index/mint-index.ts'
import { createDescribeMissing, type MissingWords, type QuestWithWords } from './describe-missing.ts'
import { evaluateQuest, type QuestFacts } from './evaluate-quest.ts'
import { daysTouching, type QuestCalendar, type TimeWindow } from './quest-calendar.ts'

export type VerifyQuestOptions = {
  mintIndex: MintIndex
  /** Today by the contract's count, and when it ends; throws while the chain has not answered once. */
  today: () => { day: number; endsAtSeconds: number }
  /** How much of a rule's token a wallet holds, in its smallest unit; throws while the chain does not answer. */
  balanceOf: (token: TokenRule, owner: Address) => Promise<bigint>
  isAccountConnected: (provider: string, wallet: Address) => Promise<boolean>
  quests: QuestWithWords[]
  words: MissingWords
  /** Further behind than this, the record cannot say that something was not done. */
  mostBehindBlocks: number
  nowMilliseconds: () => number
  patienceMilliseconds?: number
}

export type AskedQuest = {
  quest: string
  /** In lower case. */
  address: Address
  window?: TimeWindow
}

export type QuestVerifier = ReturnType<typeof createQuestVerifier>

/** A wallet is read at most this often, however many ask about it: that is its rate limit, and nobody can use it up. */
const keepMilliseconds = 3000
const maxKept = 50_000
const secondsPerDay = 86_400

/** Tells whether wallets have done what quests ask. */
export function createQuestVerifier(options: VerifyQuestOptions) {
  const { mintIndex, nowMilliseconds, mostBehindBlocks, patienceMilliseconds = 4000 } = options
  const quests = new Map(options.quests.map((quest) => [quest.id, quest]))
  const describeMissing = createDescribeMissing(options.words)
  const keep = { keepMilliseconds, maxKept, nowMilliseconds }
  const records = withDedupe<{ record: MinterRecord; position: IndexPosition }>(keep)
  const balances = withDedupe<bigint>(keep)
  const accounts = withDedupe<boolean>(keep)

  /** Where a wallet stands, however far the record is behind: the answer says so. */
  async function state({ quest: id, address, window }: AskedQuest): Promise<QuestState> {
    const quest = quests.get(id)
    if (!quest) throw new ServiceError('UNKNOWN_QUEST')
    const calendar = readCalendar()
    const [{ record, position }, facts] = await inTime(
      Promise.all([
        isToldByRecord(quest.rule) ? records.get(address, () => readRecord(address)) : withoutRecord,
        readFacts(quest.rule, address),
      ]),
    )
    const evaluated = evaluateQuest(quest.rule, {
      record,
      calendar,
      within: window && daysTouching(window, calendar),
      facts,
    })
    const { missing, progress } = evaluated
    return {
      quest: id,
      address,
      ...evaluated,
      words: missing && describeMissing(quest, { missing, progress, calendar }),
      day: calendar.today,
      asOf: position && asOf(position),
    }
  }

  /** What the verdicts on a wallet are made of. */
  async function daysOf(address: Address) {
    const calendar = readCalendar()
    const { record, position } = await inTime(records.get(address, () => readRecord(address)))
    return { record, calendar, asOf: asOf(position) }
  }

  /** The same for a platform, which hears no 'not yet read': a 503 where the record is too far behind to say no. */
  async function verdict(asked: AskedQuest): Promise<QuestState> {
    const found = await state(asked)
    const { behindBlocks = 0 } = found.asOf ?? {}
    if (!found.isComplete && behindBlocks > mostBehindBlocks) throw new ServiceError('MINT_INDEX_UNAVAILABLE')
    return found
  }

  async function readRecord(address: Address): Promise<{ record: MinterRecord; position: IndexPosition }> {
    try {
      // The position first: the record may only be newer than it says.
      const position = mintIndex.position()
      return { position, record: await mintIndex.of(address) }
    } catch (cause) {
      throw new ServiceError('MINT_INDEX_UNAVAILABLE', { cause })
    }
  }

  async function readFacts(rule: QuestRule, address: Address): Promise<QuestFacts> {
    if (rule.kind === 'token') {
      const key = `${rule.standard}/${rule.contract}/${rule.id ?? ''}/${address}`
      return { balance: await balances.get(key, () => options.balanceOf(rule, address)) }
    }
    if (rule.kind === 'account') {
      const key = `${rule.provider}/${address}`
      const read = () => options.isAccountConnected(rule.provider, address)
      return { isAccountConnected: await accounts.get(key, read) }
    }
    return {}
  }

  function readCalendar(): QuestCalendar {
    try {
      const { day, endsAtSeconds } = options.today()
      return { today: day, startSeconds: endsAtSeconds - day * secondsPerDay }
    } catch (cause) {
      throw new ServiceError('MINT_INDEX_UNAVAILABLE', { cause })
    }
  }

  /** The least patient platform waits for five seconds. */
  async function inTime<Result>(reading: Promise<Result>): Promise<Result> {
    return withTimeout(reading, {
      milliseconds: patienceMilliseconds,
      otherwise: () => {
        throw new ServiceError('MINT_INDEX_UNAVAILABLE')
      },
    })
  }

  return {
    state,
    verdict,
    daysOf,
    /** An account was just connected to this wallet, or disconnected from it. */
    forgetAccount: (provider: string, wallet: Address): void => accounts.forget(`${provider}/${wallet}`),
  }
}

/** What is held or connected at this moment is not in the record, and is told without it. */
function isToldByRecord({ kind }: QuestRule): boolean {
  return kind !== 'token' && kind !== 'account'
}

const withoutRecord: { record: MinterRecord; position: null } = { record: { days: [], swaps: 0 }, position: null }

function asOf({ block, blockAtSeconds, behindBlocks }: IndexPosition): NonNullable<QuestState['asOf']> {
  return { block, blockAt: new Date(blockAtSeconds * 1000).toISOString(), behindBlocks }
}
