/** Letters and digits that are taken for another one: of the same script, of another, or as people write them in play. */
const lookalikes = new Map(
  Object.entries({
    a: '4@аɑαа',
    b: '8вβßь',
    c: 'сϲ',
    d: 'đðԁ',
    e: '3еєεё',
    f: 'ƒ',
    g: '9ɡ',
    h: 'ħһнη',
    k: 'кκ',
    l: '1i|ıłіιїӏ!',
    m: 'мμ',
    n: 'ŋпν',
    o: '0øоοσό',
    p: 'рρþ',
    q: 'ԛ',
    s: '5ѕ$',
    t: '7ŧтτ',
    u: 'υцμ',
    w: 'ԝшω',
    x: 'хχ',
    y: 'уγý',
    j: 'ј',
    r: 'гя',
    z: 'ζ',
  }).flatMap(([letter, likes]) => [...likes].map((like) => [like, letter] as const)),
)
const longer: Array<[RegExp, string]> = [
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** A name as it looks at a glance: without case, accents, spaces and signs, with lookalikes as one letter. */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const folded = [...plain].map((letter) => lookalikes.get(letter) ?? letter).join('')
  const joined = folded.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return longer.reduce((text, [from, to]) => text.replaceAll(from, to), joined)
}

/** The same with each run of one letter as a single one, so that drawing a word out does not hide it. */
export function stretchedSkeletonOf(name: string): string {
  return skeletonOf(name).replaceAll(/(.)\1+/gu, '$1')
}
