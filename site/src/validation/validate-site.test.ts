import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { brand, links } from '../brand.ts'
import { pages } from '../pages.ts'
import { quests } from '../quests.ts'
import { type Quest, questListSchema } from './season-schemas.ts'
import { siteModules, validateSite } from './validate-site.ts'

test('finds nothing wrong with this site', () => {
  expect(validateSite()).toEqual([])
})

test('reads every file of the site', () => {
  const files = readdirSync(join(import.meta.dirname, '..')).filter((file) => file.endsWith('.ts'))
  expect(Object.keys(siteModules).toSorted()).toEqual(files.toSorted())
})

test.each([
  ['a link that is no address', { 'brand.ts': { links: { ...links, docs: 'nowhere' } } }, 'links.docs'],
  ['an empty sentence', { 'brand.ts': { brand: { ...brand, tagline: '' } } }, 'brand.tagline'],
  ['a field too many', { 'brand.ts': { links: { ...links, blog: links.docs } } }, 'links'],
  [
    'a field that is missing',
    { 'pages.ts': { pages: { ...pages, home: { ...pages.home, title: undefined } } } },
    'pages.home.title',
  ],
  [
    'a blank that is missing',
    { 'quests.ts': { quests: without(quests, 'streakBroken') } },
    'quests.details.streakBroken',
  ],
])('names the file and the field of %s', (_fault, planted, field) => {
  const [file = ''] = Object.keys(planted)
  expect(validateSite(planted)).toEqual([
    expect.stringMatching(`^site/src/${file}: ${field.replaceAll('.', String.raw`\.`)} .`),
  ])
})

function without({ details, ...rest }: typeof quests, field: keyof (typeof quests)['details']): object {
  return { ...rest, details: { ...details, [field]: 'No blanks here.' } }
}

describe('the schema of quests', () => {
  const words = { title: 'A quest', task: 'Do it.', missing: '{have} of {need}.' }
  const token = { kind: 'token', standard: 'erc20', contract: 'token', minimum: '1', decimals: 18 } as const

  function complaintsOf(list: unknown[]): string[] {
    return validateSite({ 'quests.ts': { quests: { ...quests, list } } })
  }

  it('counts a day of a streak by all items where nothing else is said', () => {
    const list: Quest[] = [{ id: 'a', ...words, rule: { kind: 'streak', days: 3 } }]
    expect(questListSchema.parse(list)[0]?.rule).toEqual({ kind: 'streak', days: 3, items: 42 })
  })

  it.each([
    ['an id that a platform’s address has', { id: 'zealy' }, 'id must be none of'],
    ['a word that has no value', { missing: '{have} of {all}.' }, 'missing may have a place for'],
    ['a rule that is none', { rule: { kind: 'luck' } }, 'rule'],
    ['more items than there are', { rule: { kind: 'different-items', count: 43 } }, 'rule.count'],
    ['a window that ends first', { rule: { kind: 'window', from: 5, to: 4, count: 1 } }, 'rule must not end before'],
    ['an item of what has none', { rule: { ...token, id: '1' } }, 'rule.id must be there for erc1155'],
    ['no item of what has them', { rule: { ...token, standard: 'erc1155' } }, 'rule.id must be there for erc1155'],
    ['an amount that cannot be held', { rule: { ...token, minimum: '0.5', decimals: 0 } }, 'rule.minimum must not be'],
  ])('refuses %s', (_what, change, complaint) => {
    const quest = { id: 'a', ...words, rule: { kind: 'total', count: 1 }, ...change }
    expect(complaintsOf([quest])).toEqual([expect.stringContaining(`0.${complaint}`)])
  })

  it('refuses two quests with one id', () => {
    const quest = { id: 'a', ...words, rule: { kind: 'total', count: 1 } }
    expect(complaintsOf([quest, quest])).toEqual([expect.stringContaining('two quests with one id')])
  })
})
