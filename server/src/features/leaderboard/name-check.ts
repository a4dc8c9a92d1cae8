import { nameLength } from '@network-site/protocol/signed-messages'
import { confusables } from './confusables.ts'

export type NameRules = {
  /** Rejected anywhere in a name. */
  refusedParts: readonly string[]
  /** Rejected as a whole word. */
  refusedWords: readonly string[]
  /** Rejected as the whole name. */
  refusedNames: readonly string[]
}

/** The allowed scripts. Names must use only one, because mixed scripts can imitate other names. */
export const nameScripts = [
  /^[a-zA-Z\u00c0-\u017f\u01a0\u01a1\u01af\u01b0\u1e00-\u1eff\d -]+$/u,
  /^[\u0400-\u045f\u0490\u0491\d -]+$/u,
  /^[\u0386-\u03ce\d -]+$/u,
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\d -]+$/u,
  /^[\p{scx=Han}\uac00-\ud7a3\d -]+$/u,
  /^[\p{scx=Arabic}\d -]+$/u,
  /^[\p{scx=Hebrew}\d -]+$/u,
  /^[\p{scx=Devanagari}\d -]+$/u,
  /^[\p{scx=Thai}\d -]+$/u,
]
const wordsShape = /^[\p{L}\p{M}\d]+(?:[ -][\p{L}\p{M}\d]+)*$/u
/** Matches characters without a glyph. */
const invisible = /\p{Default_Ignorable_Code_Point}/u
const stackedMarks = /\p{M}{3}/u
const topDomains = new Set(['com', 'net', 'org', 'io', 'xyz', 'gg', 'app', 'dev', 'link', 'site', 'info', 'me', 'ru'])

/** Returns a function that checks whether a name may be shown. */
export function createNameCheck({ refusedParts, refusedWords, refusedNames }: NameRules) {
  const parts = finderOf(refusedParts)
  const words = finderOf(refusedWords, { isWhole: true })
  const names = finderOf(refusedNames, { isWhole: true })

  return (name: string): boolean =>
    hasShape(name) &&
    !looksLikeLink(name) &&
    !readingsOf(name).some((whole) => parts.test(whole) || names.test(whole)) &&
    ![name, ...wordsOf(name)].flatMap(readingsOf).some((word) => words.test(word))
}

/** Returns the texts to compare with refused words. Sharp s, which looks like `b`, is also read as `ss`. */
function readingsOf(text: string): string[] {
  return [text, text.replaceAll(/[\u00df\u1e9e]/g, 'ss')].flatMap(formsOf).map(foldLetters)
}

function hasShape(name: string): boolean {
  const { length } = [...name]
  return (
    length >= nameLength.least &&
    length <= nameLength.most &&
    name === name.normalize('NFKC') &&
    wordsShape.test(name) &&
    /\p{L}/u.test(name) &&
    !invisible.test(name) &&
    !stackedMarks.test(name) &&
    nameScripts.some((script) => script.test(name)) &&
    skeletonsOf(name).caseless.length > 1
  )
}

/** Detects addresses, and links written without dots. */
function looksLikeLink(name: string): boolean {
  const all = wordsOf(name.toLowerCase())
  return (
    /^0x[\da-f]*$|https?|www/.test(all.join('')) ||
    all.includes('dot') ||
    (all.length > 1 && topDomains.has(all.at(-1) ?? ''))
  )
}

/** Splits a name at spaces, hyphens, and changes of case, as in `ModAnna`. */
function wordsOf(name: string): string[] {
  return name.split(/[ -]|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Ll})/u)
}

/** What each letter looks like: another letter, or several. */
const lookalikes = new Map(confusables.flatMap(([like, letters]) => [...letters].map((letter) => [letter, like])))

/** Digits that stand for letters in leetspeak, and the letter that looks like `1` and `l` if it is a capital. */
const leetspeak: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', i: 'l' }

/** Letters that look like two others next to each other. `nn` also looks like `m`. */
const pairs: Record<string, string> = { d: 'cl', m: 'rn', w: 'vv' }

/** How a name looks in lower case, and as written. They differ in Greek, whose small letters look unlike its capitals. */
type Skeletons = { caseless: string; written: string }

/** Reduces a name to how it looks. Names look alike if one of their skeletons is equal. */
export function skeletonsOf(name: string): Skeletons {
  const [caseless = '', written = ''] = formsOf(name).map((form) => {
    const expanded = onlyLetters(form).replaceAll(/[dmw]/g, (letter) => pairs[letter] ?? letter)
    // `ci` does not look like `d`, so this `i` stays.
    return expanded.replaceAll(/n(?=n)/g, 'r').replaceAll(/\d|(?<!c)i/g, foldLeetspeak)
  })
  return { caseless, written }
}

/** All marks except the dots of Arabic letters, the vowels of Devanagari, and the vowels and tones of Thai. */
const accents =
  /(?![\u06db\u0615\u0900-\u0903\u093a\u093b\u093e-\u094c\u094e\u094f\u0955-\u0957\u0962\u0963\p{sc=Thai}])\p{M}/gu
/** A vowel sign after a vowel letter. Together they look like another vowel letter, and `lookalikes` has no signs. */
const vowelSigns = /(?<=[\u0904-\u0914])[\u093e-\u094c]+/gu

/** Replaces lookalikes and accented letters, in lower case and as written. */
function formsOf(name: string): string[] {
  return [name.toLowerCase(), name].map((form) => {
    const plain = form
      .normalize('NFKD')
      .replaceAll(accents, '')
      .replaceAll(vowelSigns, '')
      // Repeated marks are drawn over each other, in any order.
      .replaceAll(/\p{M}{2,}/gu, (marks) => [...new Set(marks)].toSorted().join(''))
    const replaced = [...plain].map((letter) => lookalikes.get(letter) ?? letter)
    return replaced.join('').toLowerCase().normalize('NFC')
  })
}

/** Reduces text to letters without vowel signs, for comparison with refused words. */
function foldLetters(form: string): string {
  const letters = onlyLetters(form).replaceAll(/(?![\u06db\u0615])\p{M}/gu, '')
  return letters.replaceAll(/[\di]/g, foldLeetspeak)
}

/** The ideographs that stand for katakana in a form. */
const katakana = confusables.flatMap(([like, letters]) => (/\p{sc=Katakana}/u.test(letters) ? [like] : [])).join('')
/** The kana length mark, which looks like a hyphen. After other ideographs, it stands for the numeral one. */
const lengthMark = new RegExp(`(?<!(?![${katakana}])\\p{sc=Han})\u30fc`, 'gu')

/** Removes spaces, punctuation, Arabic kashida, and the kana length mark. */
function onlyLetters(form: string): string {
  return form.replaceAll(lengthMark, '').replaceAll(/[^\p{L}\p{N}\p{M}]|\u0640/gu, '')
}

function foldLeetspeak(letter: string): string {
  return leetspeak[letter] ?? letter
}

/** Returns a pattern that finds any of the words, even if letters are repeated or written as two others. */
function finderOf(words: readonly string[], { isWhole = false } = {}): RegExp {
  const patterns = words
    .map((word) => foldLetters(formsOf(word)[0] ?? '').replaceAll(/(.)\1+/gu, '$1'))
    .filter((letters) => letters.length > 1)
    .map((letters) => [...letters].map(patternOf).join(''))
  const any = `(?:${patterns.join('|') || '(?!)'})`
  return new RegExp(isWhole ? `^${any}$` : any, 'u')
}

function patternOf(letter: string): string {
  const pair = pairs[letter]
  return pair ? `(?:${letter}|${pair}${letter === 'm' ? '|nn' : ''})+` : `${letter}+`
}
