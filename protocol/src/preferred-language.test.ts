import { expect, test } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

const offered = ['en', 'de', 'pt-BR', 'zh-Hans', 'ar'].map((tag) => ({ tag }))

test.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['DE-de'], 'de'],
  [['fy', 'de'], 'de'],
  [['pt-PT'], 'pt-BR'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['zh-TW', 'en'], 'en'],
  [['zh-TW'], undefined],
  [['ar-EG'], 'ar'],
  [['en-GB', 'de'], 'en'],
  [['not a tag', 'de'], 'de'],
  [[], undefined],
])('prefers for %j the language %s', (wanted, tag) => {
  expect(preferredLanguage(wanted, offered)?.tag).toBe(tag)
})
