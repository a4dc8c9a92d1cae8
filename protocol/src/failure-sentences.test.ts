import { expect, test } from 'vitest'
import { failures } from './failures.ts'
import { failureSentences, type FailureSentences } from './failure-sentences.ts'
import { ServiceError } from './service-error.ts'

const codes = Object.keys(failures).map((code) => [code, `${code} says nothing.`])
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
