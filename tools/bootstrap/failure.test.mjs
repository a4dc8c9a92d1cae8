import { expect, test } from 'vitest'
import { explain } from './failure.mjs'

const words = (output) => explain(output, 'otherwise').message

test.each([
  ['npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write', /^The disk is full\./],
  ['npm error code ENOTFOUND\nnpm error network request failed', /^The package registry cannot be reached\./],
  ['npm error code EAI_AGAIN', /^The package registry cannot be reached\./],
  ['npm error code EACCES\nnpm error path node_modules', /^A file may not be written\./],
  ['npm error code EBADPLATFORM', /^A package has no build for this platform\./],
])('explains %j', (output, sentence) => {
  expect(words(output)).toMatch(sentence)
})

test('falls back to the sentence of the caller', () => {
  expect(words('something else went wrong')).toBe('otherwise')
})
