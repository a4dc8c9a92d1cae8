import { expect, test } from 'vitest'
import { emailPattern, fillPlaceholders } from './text.ts'

test.each(['a@b', 'ada.lovelace+engine@example.co.uk', "o'brien@example.com", 'x_y~z@sub-domain.example'])(
  'accepts %s',
  (text) => expect(emailPattern.test(text)).toBe(true),
)

test.each(['', 'ada', 'ada@', '@example.com', 'ada@exa_mple.com', 'ada@example..com', 'a b@example.com', 'a@b.com\n'])(
  'rejects %j',
  (text) => expect(emailPattern.test(text)).toBe(false),
)

test('rejects a very long text without backtracking', () => {
  expect(emailPattern.test(`a@${'a.'.repeat(50_000)}!`)).toBe(false)
})

test('fills placeholders and keeps unknown ones', () => {
  expect(fillPlaceholders('{minted} of {total}: {other}', { minted: 0, total: 42 })).toBe('0 of 42: {other}')
})

test('isolates values in a sentence in a right-to-left script only', () => {
  expect(fillPlaceholders('العنوان {address}.', { address: '0xab…cd' })).toBe('العنوان \u20680xab…cd\u2069.')
  expect(fillPlaceholders('{name}', { name: 'محفظة' })).toBe('محفظة')
})
