import { fillPlaceholders } from '@network-site/protocol/text'
import { questAnswers } from '@network-site/site/quest-answers'
import * as z from 'zod/mini'

const words = questAnswers
const { platforms, statuses } = words

export type ExplainedAnswer = {
  verdict: 'done' | 'not-done' | 'no-verdict' | 'unknown'
  words: string
}

const reasonSchema = z.object({ code: z.optional(z.union([z.string(), z.number()])), message: z.string() })

/** Explains a response of one platform's format. The first matching dialect wins. */
type Dialect = (answer: unknown) => ExplainedAnswer | undefined

/**
 * Explains a quest platform's response or an HTTP status. `doneWords` is the message of a completed quest, which is all
 * that Zealy passes on.
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

/** A credential's expression evaluates to 1 or 0; its input has `completed`. */
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

/** The format of TaskOn and CARV. */
const isValid: Dialect = (answer) => {
  const parsed = z.object({ result: z.object({ isValid: z.boolean() }) }).safeParse(answer)
  return parsed.success ? verdictOf(platforms.taskon, parsed.data.result.isValid) : undefined
}

/** The format of QuestN and Intract: a rejection with a reason. For QuestN, the reason may be a missing verdict. */
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

/** Zealy's verdict is the HTTP status, which players do not see. The message carries the same verdict. */
function zealy(doneWords: string): Dialect {
  return (answer) => {
    const parsed = z.object({ message: z.string() }).safeParse(answer)
    if (!parsed.success) return undefined
    const { message } = parsed.data
    return message === doneWords ? verdictOf(platforms.zealy, true) : notDoneBecause(platforms.zealy, message)
  }
}

/** Our own error without a verdict, in either of its two formats. */
const failure: Dialect = (answer) => {
  const parsed = z.object({ error: z.union([z.string(), reasonSchema]) }).safeParse(answer)
  if (!parsed.success) return undefined
  const { error } = parsed.data
  return noVerdict(platforms.any, typeof error === 'string' ? error : error.message)
}

function explainStatus(status: string): ExplainedAnswer {
  if (!isKnownStatus(status)) return { verdict: 'unknown', words: fillPlaceholders(words.otherStatus, { status }) }
  // A 400 means not done to Zealy and a malformed address to all others.
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
