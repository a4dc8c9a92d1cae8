import { nameLength } from '@network-site/protocol/signed-messages'

export type NameRules = {
  /** Refused anywhere in a name. */
  refusedParts: string[]
  /** Refused as a whole word. */
  refusedWords: string[]
}

/** A name has one script, since mixed scripts imitate other names, and only the letters that languages use. */
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
/** Some letters have no glyph. */
const invisible = /\p{Default_Ignorable_Code_Point}/u
const stackedMarks = /\p{M}{3}/u
const topDomains = new Set(['com', 'net', 'org', 'io', 'xyz', 'gg', 'app', 'dev', 'link', 'site', 'info', 'me', 'ru'])

/** Creates a function that returns whether a name may be shown. */
export function createNameCheck({ refusedParts, refusedWords }: NameRules) {
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

/** Detects links, which have no dots here, and addresses. */
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

/** Letters and digits that look like another: in the same script, in another one, or as in leetspeak. */
const lookalikes = new Map(
  Object.entries({
    a: '4@аɑαа',
    b: '8вβßь',
    c: 'сϲ',
    d: 'đðԁ',
    e: '3еєεё',
    f: 'ƒẜẝ',
    g: '9ɡ',
    h: 'ħһнη',
    k: 'кκĸ',
    l: '1i|ıłіιїӏ!',
    m: 'мμ',
    n: 'ŋпν',
    o: '0øоοσό',
    p: 'рρþ',
    q: 'ԛ',
    s: '5ѕ$',
    t: '7ŧтτ',
    u: 'ц',
    w: 'ԝшω',
    x: 'хχ',
    // Greek letters by their capitals, which look like Latin ones; case is ignored.
    y: 'уγυýỿ',
    j: 'ј',
    r: 'гя',
    v: 'ỽ',
    z: 'ζ',
    // Japanese mixes both scripts.
    一: 'ー',
    二: 'ニ',
    三: 'ミ',
    力: 'カ',
    口: 'ロ',
    工: 'エ',
    夕: 'タ',
    卜: 'ト',
    八: 'ハ',
    千: 'チ',
    才: 'オ',
    匕: 'ヒ',
    厶: 'ム',
    丿: 'ノ',
    へ: 'ヘ',
    り: 'リ',
    // One letter in its Arabic, Persian and Urdu forms.
    ا: 'ٱ',
    ي: 'ىی',
    ك: 'ک',
    ه: 'ہھە',
  }).flatMap(([letter, likes]) => [...likes].map((like) => [like, letter] as const)),
)
const longer: Array<[RegExp, string]> = [
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/**
 * Reduces a name to how it looks at a glance: without case, accents, spaces, punctuation and the Arabic elongation line,
 * and with lookalikes as one letter.
 */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const folded = [...plain].map((letter) => lookalikes.get(letter) ?? letter).join('')
  const joined = folded.replaceAll(/[^\p{L}\p{N}]|\u0640/gu, '')
  return longer.reduce((text, [from, to]) => text.replaceAll(from, to), joined)
}

/** Also collapses repeated letters, so that stretching a word does not hide it. */
function stretchedSkeletonOf(name: string): string {
  return skeletonOf(name).replaceAll(/(.)\1+/gu, '$1')
}
