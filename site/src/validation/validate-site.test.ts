import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { brand, links } from '../brand.ts'
import { pages } from '../pages.ts'
import { questDetails, quests } from '../quests.ts'
import { type Quest, questListSchema } from './season-schemas.ts'
import { siteModules, validateSite } from './validate-site.ts'

test('accepts this site', () => {
  expect(validateSite()).toEqual([])
})

test('checks every file of the site', () => {
  const files = readdirSync(join(import.meta.dirname, '..')).filter((file) => file.endsWith('.ts'))
  const lists = ['language-suggestions.ts', 'languages.ts']
  expect([...Object.keys(siteModules), ...lists].toSorted()).toEqual(files.toSorted())
})

const withoutPlaceholders = { ...questDetails, streakBroken: 'No placeholders here.' }

test.each([
  ['an invalid link', { 'brand.ts': { links: { ...links, docs: 'nowhere' } } }, 'links.docs'],
  ['an empty sentence', { 'brand.ts': { brand: { ...brand, tagline: '' } } }, 'brand.tagline'],
  ['an unknown field', { 'brand.ts': { links: { ...links, blog: links.docs } } }, 'links'],
  [
    'a missing field',
    { 'pages.ts': { pages: { ...pages, home: { ...pages.home, title: undefined } } } },
    'pages.home.title',
  ],
  ['a missing placeholder', { 'quests.ts': { questDetails: withoutPlaceholders } }, 'questDetails.streakBroken'],
])('names the file and the field of %s', (_fault, planted, field) => {
  const [file = ''] = Object.keys(planted)
  expect(validateSite(planted)).toEqual([
    expect.stringMatching(`^site/src/${file}: ${field.replaceAll('.', String.raw`\.`)} .`),
  ])
})

describe('quest schema', () => {
  const words = { title: 'A quest', task: 'Do it.', missing: '{have} of {need}.' }
  const token = { kind: 'token', standard: 'erc20', contract: 'token', minimum: '1', decimals: 18 } as const

  function faultsOf(list: unknown[]): string[] {
    return validateSite({ 'quests.ts': { quests: { ...quests, list } } })
  }

  it('requires all items for a streak day by default', () => {
    const list: Quest[] = [{ id: 'a', ...words, rule: { kind: 'streak', days: 3 } }]
    expect(questListSchema.parse(list)[0]?.rule).toEqual({ kind: 'streak', days: 3, items: 42 })
  })

  it.each([
    ['an id that collides with a platform’s path', { id: 'zealy' }, 'id must not be one of'],
    ['an unknown placeholder', { missing: '{have} of {all}.' }, 'missing may contain only'],
    ['an unknown rule', { rule: { kind: 'luck' } }, 'rule'],
    ['more items than there are', { rule: { kind: 'different-items', count: 43 } }, 'rule.count'],
    [
      'a window that ends before it begins',
      { rule: { kind: 'window', from: 5, to: 4, count: 1 } },
      'rule must not end before',
    ],
    ['a token ID for ERC-20', { rule: { ...token, id: '1' } }, 'rule.id is required for erc1155'],
    ['ERC-1155 without a token ID', { rule: { ...token, standard: 'erc1155' } }, 'rule.id is required for erc1155'],
    [
      'an amount with too many decimal places',
      { rule: { ...token, minimum: '0.5', decimals: 0 } },
      'rule.minimum must not have',
    ],
  ])('rejects %s', (_case, change, fault) => {
    const quest = { id: 'a', ...words, rule: { kind: 'total', count: 1 }, ...change }
    expect(faultsOf([quest])).toEqual([expect.stringContaining(`0.${fault}`)])
  })

  it('rejects two quests with the same id', () => {
    const quest = { id: 'a', ...words, rule: { kind: 'total', count: 1 } }
    expect(faultsOf([quest, quest])).toEqual([expect.stringContaining('two quests with the same id')])
  })
})
