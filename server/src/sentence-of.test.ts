import { failures as known } from '@network-site/protocol/failures'
import { ServiceError } from '@network-site/protocol/service-error'
import { failures as sentences } from '@network-site/site/failures'
import { expect, test } from 'vitest'
import { sentenceOf } from './sentence-of.ts'

test('the site has a sentence for every failure, and no sentence too many', () => {
  expect(Object.keys(sentences).toSorted()).toEqual(Object.keys(known).toSorted())
})

test('a wait is written in the language of the site', () => {
  const error = new ServiceError('TOO_MANY_REQUESTS', { retryAfterSeconds: 7 })
  expect(sentenceOf(error)).toBe(sentences.TOO_MANY_REQUESTS.replace('{wait}', '7 seconds'))
})
