import { expect, test } from 'vitest'
import { explain } from './failure.mjs'

const messageFor = (output) => explain(output, 'otherwise').message

test.each([
  ['npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write', /^The disk is full\./],
  ['npm error code ENOTFOUND\nnpm error network request failed', /^The package registry is unreachable\./],
  ['npm error code EAI_AGAIN', /^The package registry is unreachable\./],
  ['npm error code EACCES\nnpm error path node_modules', /^A file is not writable\./],
  ['npm error code EBADPLATFORM', /^A package has no build for this platform\./],
])('explains %j', (output, sentence) => {
  expect(messageFor(output)).toMatch(sentence)
})

test('falls back to the message of the caller', () => {
  expect(messageFor('something else went wrong')).toBe('otherwise')
})
