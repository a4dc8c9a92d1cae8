import { nameLength } from '@network-site/protocol/signed-messages'
import { skeletonOf, stretchedSkeletonOf } from './name-skeleton.ts'

export type NameRules = {
  /** Refused wherever they stand in a name. */
  refusedParts: string[]
  /** Refused as one of its words. */
  refusedWords: string[]
}

/** One script for the whole name: letters of two can spell what neither can. Only the letters that languages write with. */
const scripts = [
  /^[a-zA-Z\u00c0-\u017f\u01a0\u01a1\u01af\u01b0\u1e00-\u1eff\d -]+$/u,
  /^[\u0400-\u045f\u0490\u0491\d -]+$/u,
  /^[\u0386-\u03ce\d -]+$/u,
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\d -]+$/u,
  /^[\p{scx=Han}\p{scx=Hangul}\d -]+$/u,
  /^[\p{scx=Arabic}\d -]+$/u,
  /^[\p{scx=Hebrew}\d -]+$/u,
  /^[\p{scx=Devanagari}\d -]+$/u,
  /^[\p{scx=Thai}\d -]+$/u,
]
const words = /^[\p{L}\p{M}\d]+(?:[ -][\p{L}\p{M}\d]+)*$/u
/** Some letters are drawn as nothing at all. */
const invisible = /\p{Default_Ignorable_Code_Point}/u
const stackedMarks = /\p{M}{3}/u
const topDomains = new Set(['com', 'net', 'org', 'io', 'xyz', 'gg', 'app', 'dev', 'link', 'site', 'info', 'me', 'ru'])

/** Makes the check whether a name may be shown. */
export function createCheckName({ refusedParts, refusedWords }: NameRules) {
  const parts = refusedParts.map(stretchedSkeletonOf).filter((part) => part.length > 1)
  const whole = new Set(refusedWords.map(stretchedSkeletonOf))

  return (name: string): boolean =>
    hasShape(name) &&
    !looksLikeLink(name) &&
    !parts.some((part) => stretchedSkeletonOf(name).includes(part)) &&
    ![name, ...wordsOf(name)].some((word) => whole.has(stretchedSkeletonOf(word)))
}

function hasShape(name: string): boolean {
  const { length } = [...name]
  return (
    length >= nameLength.least &&
    length <= nameLength.most &&
    name === name.normalize('NFKC') &&
    words.test(name) &&
    /\p{L}/u.test(name) &&
    !invisible.test(name) &&
    !stackedMarks.test(name) &&
    scripts.some((script) => script.test(name)) &&
    skeletonOf(name).length > 1
  )
}

/** There is no dot in a name, so this is what is left of a link; and what is taken for an address. */
function looksLikeLink(name: string): boolean {
  const all = wordsOf(name.toLowerCase())
  return (
    /^0x[\da-f]*$/i.test(name.replaceAll(/[ -]/g, '')) ||
    /https?|www/i.test(name.replaceAll(/[ -]/g, '')) ||
    all.includes('dot') ||
    (all.length > 1 && topDomains.has(all.at(-1) ?? ''))
  )
}

function wordsOf(name: string): string[] {
  return name.split(/[ -]/)
}
