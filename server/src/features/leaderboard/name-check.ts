import { nameLength } from '@network-site/protocol/signed-messages'

export type NameRules = {
  /** Rejected anywhere in a name. */
  refusedParts: string[]
  /** Rejected as a whole word. */
  refusedWords: string[]
}

/** The allowed scripts. Names must use only one, because mixed scripts can imitate other names. */
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
/** Matches characters without a glyph. */
const invisible = /\p{Default_Ignorable_Code_Point}/u
const stackedMarks = /\p{M}{3}/u
const topDomains = new Set(['com', 'net', 'org', 'io', 'xyz', 'gg', 'app', 'dev', 'link', 'site', 'info', 'me', 'ru'])

/** Returns a function that checks whether a name may be shown. */
export function createNameCheck({ refusedParts, refusedWords }: NameRules) {
  const parts = refusedParts.map(collapsedSkeletonOf).filter((part) => part.length > 1)
  const whole = new Set(refusedWords.map(collapsedSkeletonOf))

  return (name: string): boolean =>
    hasShape(name) &&
    !looksLikeLink(name) &&
    !parts.some((part) => collapsedSkeletonOf(name).includes(part)) &&
    ![name, ...wordsOf(name)].some((word) => whole.has(collapsedSkeletonOf(word)))
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

/** Detects addresses, and links written without dots. */
function looksLikeLink(name: string): boolean {
  const all = wordsOf(name.toLowerCase())
  return (
    /^0x[\da-f]*$|https?|www/.test(all.join('')) ||
    all.includes('dot') ||
    (all.length > 1 && topDomains.has(all.at(-1) ?? ''))
  )
}

function wordsOf(name: string): string[] {
  return name.split(/[ -]/)
}

/** Lookalikes of each letter: in the same script, in another one, or in leetspeak. */
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
    // Case is ignored, and the Greek capitals look like Latin ones.
    y: 'уγυýỿ',
    j: 'ј',
    r: 'гя',
    v: 'ỽ',
    z: 'ζ',
    // Japanese mixes Kanji and Katakana.
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
    // Arabic, Persian, and Urdu forms of the same letter.
    ا: 'ٱ',
    ي: 'ىی',
    ك: 'ک',
    ه: 'ہھە',
  }).flatMap(([letter, likes]) => [...likes].map((like) => [like, letter] as const)),
)
const sequences: Array<[RegExp, string]> = [
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** Reduces a name to how it looks: no case, accents, spaces, punctuation, or Arabic kashida, and one letter per lookalike. */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const folded = [...plain].map((letter) => lookalikes.get(letter) ?? letter).join('')
  const joined = folded.replaceAll(/[^\p{L}\p{N}]|\u0640/gu, '')
  return sequences.reduce((text, [from, to]) => text.replaceAll(from, to), joined)
}

/** Also collapses repeated letters, so that a stretched word is still detected. */
function collapsedSkeletonOf(name: string): string {
  return skeletonOf(name).replaceAll(/(.)\1+/gu, '$1')
}
