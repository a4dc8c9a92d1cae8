import { fillPlaceholders } from '@network-site/protocol/text'
import { progressWords } from '@network-site/site/progress-words'
import * as z from 'zod/mini'

const { answers: words } = progressWords
const { platforms, statuses } = words

export type ExplainedAnswer = {
  verdict: 'done' | 'not-done' | 'no-verdict' | 'unknown'
  words: string
}

const reasonSchema = z.object({ code: z.optional(z.union([z.string(), z.number()])), message: z.string() })

/** A shape of answer, and what one of that shape says. The first that fits is taken. */
type Dialect = (answer: unknown) => ExplainedAnswer | undefined

/**
 * What the answer of a quest platform means, or the HTTP status that it was told. `doneWords` is what a player is told who
 * has done a quest: Zealy passes on nothing else.
 */
export function explainAnswer(text: string, { doneWords }: { doneWords: string }): ExplainedAnswer {
  const trimmed = text.trim()
  if (trimmed === '') return { verdict: 'unknown', words: words.empty }
  const [, status] = /^(?:HTTP(?:\/[\d.]+)?\s+|status:?\s*)?([1-5]\d\d)(?:\s+[a-z ]+)?$/i.exec(trimmed) ?? []
  if (status !== undefined) return explainStatus(status)
  const answer = parseJson(trimmed)
  for (const dialect of [galxe, isValid, dataResult, layer3, zealy(doneWords), failure]) {
    const explained = dialect(answer)
    if (explained) return explained
  }
  return { verdict: 'unknown', words: words.unknown }
}

/** The expression of a credential gives 1 or 0; what it was given has `completed`. */
const galxe: Dialect = (answer) => {
  if (answer === 1 || answer === 0) {
    const isDone = answer === 1
    const meaning = isDone ? words.one : words.zero
    return {
      verdict: isDone ? 'done' : 'not-done',
      words: fillPlaceholders(words.expression, { value: answer, meaning }),
    }
  }
  const parsed = z.object({ completed: z.boolean(), message: z.optional(z.string()) }).safeParse(answer)
  if (!parsed.success) return undefined
  const { completed, message } = parsed.data
  return completed ? verdictOf(platforms.galxe, true) : notDoneBecause(platforms.galxe, message ?? '')
}

/** TaskOn and CARV. */
const isValid: Dialect = (answer) => {
  const parsed = z.object({ result: z.object({ isValid: z.boolean() }) }).safeParse(answer)
  return parsed.success ? verdictOf(platforms.taskon, parsed.data.result.isValid) : undefined
}

/** QuestN and Intract: a no with a reason, which for QuestN may also be why there is no verdict. */
const dataResult: Dialect = (answer) => {
  const parsed = z.object({ data: z.object({ result: z.boolean() }), error: z.optional(z.unknown()) }).safeParse(answer)
  if (!parsed.success) return undefined
  const { data } = parsed.data
  const error = reasonSchema.safeParse(parsed.data.error).data
  if (data.result || !error) return verdictOf(platforms.questn, data.result)
  const isVerdict = error.code === undefined || error.code === 'NOT_DONE' || error.code === 1
  return isVerdict ? notDoneBecause(platforms.questn, error.message) : noVerdict(platforms.questn, error.message)
}

const layer3: Dialect = (answer) => {
  const parsed = z
    .object({ status: z.enum(['success', 'failed', 'error']), message: z.optional(z.string()) })
    .safeParse(answer)
  if (!parsed.success) return undefined
  const { status, message } = parsed.data
  return status === 'error' ? noVerdict(platforms.layer3, message) : verdictOf(platforms.layer3, status === 'success')
}

/** Its verdict is the status, which a player does not see; the message tells the same. */
function zealy(doneWords: string): Dialect {
  return (answer) => {
    const parsed = z.object({ message: z.string() }).safeParse(answer)
    if (!parsed.success) return undefined
    const { message } = parsed.data
    return message === doneWords ? verdictOf(platforms.zealy, true) : notDoneBecause(platforms.zealy, message)
  }
}

/** An error of ours without a verdict, in the two formats in which it is told. */
const failure: Dialect = (answer) => {
  const parsed = z.object({ error: z.union([z.string(), reasonSchema]) }).safeParse(answer)
  if (!parsed.success) return undefined
  const { error } = parsed.data
  return noVerdict(platforms.any, typeof error === 'string' ? error : error.message)
}

function explainStatus(status: string): ExplainedAnswer {
  if (!isKnownStatus(status)) return { verdict: 'unknown', words: fillPlaceholders(words.otherStatus, { status }) }
  // A 400 is a no to Zealy and a wrong address to all others.
  const isOpen = status === '200' || status === '400'
  return { verdict: isOpen ? 'unknown' : 'no-verdict', words: statuses[status] }
}

function isKnownStatus(status: string): status is keyof typeof statuses {
  return Object.hasOwn(statuses, status)
}

function verdictOf(platform: string, isDone: boolean): ExplainedAnswer {
  const sentence = isDone ? words.done : words.notDone
  return { verdict: isDone ? 'done' : 'not-done', words: fillPlaceholders(sentence, { platform }) }
}

function notDoneBecause(platform: string, reason: string): ExplainedAnswer {
  if (reason === '') return verdictOf(platform, false)
  return { verdict: 'not-done', words: fillPlaceholders(words.notDoneBecause, { platform, reason }) }
}

function noVerdict(platform: string, reason = ''): ExplainedAnswer {
  const values = { platform, reason: reason === '' ? words.reasonUnknown : reason }
  return { verdict: 'no-verdict', words: fillPlaceholders(words.noVerdict, values) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
