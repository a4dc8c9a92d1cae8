import { describe, expect, it } from 'vitest'
import { quests } from '../quests.ts'
import { questsSchema, type Quests } from './quests.ts'

const words = { title: 'A quest', task: 'Do it.', missing: '{have} of {need}.' }
const token = { kind: 'token', standard: 'erc20', contract: 'token', minimum: '1', decimals: 18 } as const

function complaintsOf(list: unknown[]): string[] {
  const result = questsSchema.safeParse({ ...quests, list })
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

describe('the schema of quests', () => {
  it('counts a day of a streak by all items where nothing else is said', () => {
    const list: Quests['list'] = [{ id: 'a', ...words, rule: { kind: 'streak', days: 3 } }]
    expect(questsSchema.parse({ ...quests, list }).list[0]?.rule).toEqual({ kind: 'streak', days: 3, items: 42 })
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
