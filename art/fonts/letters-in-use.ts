import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { type Language, readModule } from '@network-site/site/languages'

/** Modules without words in their language: code, the languages' own names, and names that are refused. */
const others = new Set(['language-suggestions', 'languages', 'shown-names', 'translation'])
const modules = globSync('*.ts', { cwd: new URL('../../site/src/', import.meta.url) })
  .map((file) => basename(file, '.ts'))
  .filter((name) => !others.has(name))

/** Returns the characters of a language's words, and of the dates and numbers that browsers write in it. */
export async function lettersInUse({ tag, locale }: Pick<Language, 'tag' | 'locale'>): Promise<string[]> {
  const exports = await Promise.all(modules.map((name) => readModule(name, tag)))
  return distinct([...textsIn(exports), ...formatted(locale)].join(''))
}

/** Returns the characters of texts, sorted. Spaces and invisible marks need no glyph. */
export function distinct(text: string): string[] {
  return [...new Set(text.normalize('NFC'))].filter((letter) => !/[\p{Zs}\p{Cc}\p{Cf}]/u.test(letter)).toSorted()
}

/** Returns every text in a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function formatted(locale: string): string[] {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month)))
  const styles: Intl.DateTimeFormatOptions[] = [
    { dateStyle: 'long', timeStyle: 'short' },
    { dateStyle: 'medium' },
    { month: 'short' },
    { weekday: 'short' },
  ]
  const units = ['second', 'minute', 'hour', 'day'] as const
  return [
    ...styles.flatMap((style) => months.map((date) => date.toLocaleString(locale, { ...style, timeZone: 'UTC' }))),
    ...units.flatMap((unit) => [1, 2, 5].map((count) => new Intl.RelativeTimeFormat(locale).format(-count, unit))),
    ...['kilobyte', 'megabyte', ...units].map((unit) =>
      (1_234_567.8).toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' }),
    ),
    ...['kilobyte', 'megabyte'].map((unit) => (1).toLocaleString(locale, { style: 'unit', unit })),
    (0.9987).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 }),
    new Intl.ListFormat(locale).format(['1', '2', '3']),
  ]
}

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff00-\uffef]/u
/** Our typefaces have none of these. */
const symbols = '→≈⌘№'
/** Chinese and Japanese punctuation has the width of a character, which Latin typefaces do not draw. */
const wide: Record<string, string> = { 'zh-Hans': '“”‘’—', ja: '“”‘’—' }

/** Whether a character is left to the visitor's system. A web font of a language's ideographs would be too large. */
export function isSystemLetter(letter: string, tag: string): boolean {
  return ideographs.test(letter) || symbols.includes(letter) || (wide[tag] ?? '').includes(letter)
}

/** Returns the characters of the texts on share cards and link previews. */
export async function cardLetters(tag: string): Promise<string[]> {
  const names = ['share-words', 'campaign', 'season', 'ranking', 'network', 'social-cards']
  const [{ shareWords }, { campaign }, { season }, { ranking }, { network }, { socialCards }] = (await Promise.all(
    names.map((name) => readModule(name, tag)),
  )) as [
    typeof import('@network-site/site/share-words'),
    typeof import('@network-site/site/campaign'),
    typeof import('@network-site/site/season'),
    typeof import('@network-site/site/ranking'),
    typeof import('@network-site/site/network'),
    typeof import('@network-site/site/social-cards'),
  ]
  const { collected, pictures } = campaign.viewer.share
  const shown = [network.collection.name, season.name, ...ranking.ranks.map(({ name }) => name)]
  const previews = socialCards.flatMap(({ headline, line }) => [...headline, line])
  return distinct([...textsIn(shareWords.card), collected, pictures, ...shown, ...previews].join(''))
}
