import { failures as known, ServiceError } from '@network-site/protocol/failures'
import { failures as siteSentences } from '@network-site/site/failures'
import { expect, test } from 'vitest'
import { failureSentences, sentenceOf, type FailureSentences } from './failure-sentences.ts'

const codes = Object.keys(known).map((code) => [code, `${code} says nothing.`])
const sentences: FailureSentences = {
  ...(Object.fromEntries(codes) as FailureSentences),
  TOO_MANY_REQUESTS: 'Come back in {wait}.',
  MALFORMED: 'Not right: {details}.',
}

test.each([
  ['en', 1, 'Come back in 1 second.'],
  ['en', 89, 'Come back in 89 seconds.'],
  ['en', 91, 'Come back in 2 minutes.'],
  ['de', 7, 'Come back in 7 Sekunden.'],
  ['pt-BR', 3600, 'Come back in 60 minutos.'],
])('in %s a wait of %i seconds is written as: %s', (language, retryAfterSeconds, sentence) => {
  const error = new ServiceError('TOO_MANY_REQUESTS', { retryAfterSeconds })
  expect(failureSentences(sentences, language)(error)).toBe(sentence)
})

test('fills the blanks with what the failure carries', () => {
  const error = new ServiceError('MALFORMED', { values: { details: 'email is missing' } })
  expect(failureSentences(sentences, 'en')(error)).toBe('Not right: email is missing.')
})

test('the site has a sentence for every failure, and no sentence too many', () => {
  expect(Object.keys(siteSentences).toSorted()).toEqual(Object.keys(known).toSorted())
})

test('a wait is written in the language of the site', () => {
  const error = new ServiceError('TOO_MANY_REQUESTS', { retryAfterSeconds: 7 })
  expect(sentenceOf(error)).toBe(siteSentences.TOO_MANY_REQUESTS.replace('{wait}', '7 seconds'))
})
