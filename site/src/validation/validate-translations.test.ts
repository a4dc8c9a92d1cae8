import { describe, expect, it, test } from 'vitest'
import { type Exports, languages, readModule, readTranslation } from '../languages.ts'
import { translate } from '../translation.ts'
import { validateTranslation } from './validate-translations.ts'

const german = await readTranslation('de')

/** Returns the German translation with other exports in one of its modules. */
function withExports(name: string, exports: Exports) {
  return { ...german, [name]: { ...german[name], ...exports } }
}

const strip = exportOf('progress-strip', 'progressStripWords')
const quests = exportOf('quests', 'quests')
const [firstQuest, ...otherQuests] = quests['list'] as Exports[]

function exportOf(name: string, field: string): Exports {
  return german[name]?.[field] as Exports
}

function without(field: string, { [field]: _removed, ...others }: Exports): Exports {
  return others
}

test('accepts a complete translation', () => {
  expect(validateTranslation('de', german)).toEqual([])
})

test.each([
  [
    'a missing field',
    withExports('progress-strip', { progressStripWords: without('guest', strip) }),
    'progress-strip.ts: progressStripWords.guest is not translated',
  ],
  [
    'an extra field',
    withExports('progress-strip', { progressStripWords: { ...strip, hint: 'Tipp' } }),
    'progress-strip.ts: progressStripWords.hint does not exist in English',
  ],
  ['a missing file', without('season', german), 'season.ts: season.name is not translated'],
  ['an extra file', { ...german, extras: {} }, 'extras.ts: the file does not exist in English'],
  [
    'a missing placeholder',
    withExports('progress-strip', { progressStripWords: { ...strip, comeBack: 'Bis morgen.' } }),
    'progress-strip.ts: progressStripWords.comeBack must contain exactly these placeholders: {time}',
  ],
  [
    'an entry without its id',
    withExports('quests', { quests: { ...quests, list: [without('id', firstQuest ?? {}), ...otherQuests] } }),
    'quests.ts: quests.list.0 must repeat its id',
  ],
  [
    'entries in another order',
    withExports('quests', { quests: { ...quests, list: [...otherQuests, firstQuest] } }),
    'quests.ts: quests.list.0.id is the same in every language',
  ],
  [
    'a translated name',
    withExports('brand', { brand: { ...exportOf('brand', 'brand'), name: 'Das Netz' } }),
    'brand.ts: brand.name is the same in every language',
  ],
  [
    'a translated legal text',
    withExports('agreement', { agreement: { title: 'Vertrag' } }),
    'agreement.ts: agreement is the same in every language',
  ],
])('names the file and the field of %s', (_fault, translation, line) => {
  const lines = validateTranslation('de', translation as typeof german)
  expect(lines[0]).toContain(`site/src/locales/de/${line}`)
})

test.each([
  ['fr', 'site/src/locales/fr/language.ts: language.tag must be fr, like the folder'],
  ['german', 'site/src/locales/german: must be named by a language tag like de or pt-BR'],
  ['de_DE', 'site/src/locales/de_DE: must be named by a language tag like de or pt-BR'],
])('rejects a folder that is named %s but has German texts', (tag, line) => {
  expect(validateTranslation(tag, german)).toContain(line)
})

describe('plurals', () => {
  const english = { 'days.ts': { days: { one: '{count} day', other: '{count} days' } } }
  const faultsOf = (tag: string, days: Exports) =>
    validateTranslation(tag, { days: { days } }, english).filter((line) => line.includes('/days.ts: '))

  it.each([
    ['en', ['one', 'other']],
    ['ja', ['other']],
    // Only fractions and millions have other categories in these languages.
    ['ru', ['one', 'few', 'many', 'other']],
    ['es', ['one', 'other']],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ])('requires for %s the categories %j', (tag, categories) => {
    const days = Object.fromEntries(categories.map((category) => [category, `{count} (${category})`]))
    expect(faultsOf(tag, days)).toEqual([])
    for (const category of categories) {
      expect(faultsOf(tag, without(category, days))).toEqual([
        `site/src/locales/${tag}/days.ts: days.${category} is not translated`,
      ])
    }
  })

  it('rejects a category that the language does not have', () => {
    const days = { one: '{count} Tag', few: '{count} Tage', other: '{count} Tage' }
    expect(faultsOf('de', days)).toEqual([
      'site/src/locales/de/days.ts: days.few is not a plural category of the language',
    ])
  })
})

describe('translate', () => {
  it.each([
    ['text', 'Home', 'Start', 'Start'],
    ['missing text', 'Home', undefined, 'Home'],
    ['fields', { a: 'A', at: '/a', size: 2 }, { a: 'Ä' }, { a: 'Ä', at: '/a', size: 2 }],
    ['entries', [{ id: 1, a: 'A' }, { id: 2 }], [{ id: 1, a: 'Ä' }, { id: 2 }], [{ id: 1, a: 'Ä' }, { id: 2 }]],
    ['lines of another number', ['One', 'Two'], ['Eins und zwei'], ['Eins und zwei']],
    ['plurals of other categories', { one: 'a', other: 'b' }, { few: 'в', other: 'г' }, { few: 'в', other: 'г' }],
  ])('merges %s', (_kind, english, translation, merged) => {
    expect(translate<unknown>(english, translation)).toEqual(merged)
  })
})

test('puts the paths of every other language below its tag, apart from the sign-in’s return', async () => {
  for (const { tag } of languages.slice(1)) {
    expect(await readModule('paths', tag)).toMatchObject({
      paths: { home: `/${tag}`, status: `/${tag}/status`, socialReturn: '/twitter-redirect' },
    })
    expect(await readModule('pages', tag)).toMatchObject({ pages: { home: { path: `/${tag}` } } })
  }
})
