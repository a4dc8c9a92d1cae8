import { brand } from '@network-site/site/brand'
import { failures } from '@network-site/site/failures'
import type { FailureCode } from '@network-site/protocol/failures'
import { fillPlaceholders } from '@network-site/protocol/text'

/** A sentence for every code. `{wait}` stands for the time after which trying again can help. */
export type FailureSentences = Record<FailureCode, string>

/** What a person reads of a failure. */
export type SentenceOf = (failure: {
  code: FailureCode
  values?: Record<string, string>
  retryAfterSeconds?: number | undefined
}) => string

/** Writes failures in the operator's sentences, and times as the locale writes them. */
export function failureSentences(sentences: FailureSentences, locale: string): SentenceOf {
  const inUnit = (unit: 'second' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  const [inSeconds, inMinutes] = [inUnit('second'), inUnit('minute')]
  const wait = (seconds: number) =>
    seconds < 90 ? inSeconds.format(seconds) : inMinutes.format(Math.ceil(seconds / 60))
  return ({ code, values = {}, retryAfterSeconds = 1 }) =>
    fillPlaceholders(sentences[code], { wait: wait(retryAfterSeconds), ...values })
}

/** What a person reads of a failure, in this site's words. A code without a sentence does not compile. */
export const sentenceOf = failureSentences(failures, brand.locale)
