/** Letters and digits that are taken for another one: of the same script, of another, or as people write them in play. */
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
    // Greek letters by their capitals: those are the same as ours, and case is no difference.
    y: 'уγυýỿ',
    j: 'ј',
    r: 'гя',
    v: 'ỽ',
    z: 'ζ',
    // Japanese writes with both at once.
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
    // One letter as Arabic, Persian and Urdu write it.
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
 * A name as it looks at a glance: without case, accents, spaces and signs, with lookalikes as one letter. Nor does the line
 * count by which Arabic is drawn out.
 */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const folded = [...plain].map((letter) => lookalikes.get(letter) ?? letter).join('')
  const joined = folded.replaceAll(/[^\p{L}\p{N}]|\u0640/gu, '')
  return longer.reduce((text, [from, to]) => text.replaceAll(from, to), joined)
}

/** The same with each run of one letter as a single one, so that drawing a word out does not hide it. */
export function stretchedSkeletonOf(name: string): string {
  return skeletonOf(name).replaceAll(/(.)\1+/gu, '$1')
}
