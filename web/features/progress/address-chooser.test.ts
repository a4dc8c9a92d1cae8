import { progressWords } from '@network-site/site/progress-words'
import { expect, test } from 'vitest'
import { parseAddress } from './address-chooser.tsx'

const { problems } = progressWords.chooser

test('trims and lowercases an address', () => {
  expect(parseAddress(` 0X${'aB'.repeat(20)}\n`)).toEqual({ address: `0x${'ab'.repeat(20)}` })
})

test.each([
  ['', problems.empty],
  ['  ', problems.empty],
  ['alice.eth', problems.name],
  ['ab'.repeat(20), problems.prefix],
  ['0x12', problems.length.other.replace('{count}', '2')],
  [`0x${'a'.repeat(41)}`, problems.length.other.replace('{count}', '41')],
  [`0x${'g'.repeat(40)}`, problems.digits],
  [`0x${'a'.repeat(20)} ${'a'.repeat(20)}`, problems.digits],
])('explains why %j is not an address', (text, problem) => {
  expect(parseAddress(text)).toEqual({ problem })
})
