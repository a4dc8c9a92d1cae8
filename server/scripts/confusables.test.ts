import { expect, it } from 'vitest'
import { confusables } from '../src/features/leaderboard/confusables.ts'
import { lookalikesOf, readPrototypes } from './confusables.ts'

const text = `# Version: 16.0.0
0430 ;\t0061 ;\tMA\t# ( а → a ) CYRILLIC SMALL LETTER A → LATIN SMALL LETTER A
0412 ;\t0042 ;\tMA\t# ( В → B )
0432 ;\t0299 ;\tMA\t# ( в → ʙ )
00F8 ;\t006F 0338 ;\tMA\t# ( ø → o̸ )
006D ;\t0072 006E ;\tMA\t# ( m → rn )
0634 ;\t0633 06DB ;\tMA\t# ( ش → سۛ )
30CE ;\t002F ;\tMA\t# ( ノ → / )
4E3F ;\t002F ;\tMA\t# ( 丿 → / )
0251 ;\t0061 ;\tMA\t# ( ɑ → a ) not a letter of names
`

it('reads a row of Unicode’s file with one or several letters', () => {
  const prototypes = readPrototypes(text)
  expect(prototypes.size).toBe(9)
  expect(prototypes.get('ø')).toBe('o\u0338')
})

it('maps each letter that names may use to the letter that it looks like', () => {
  const found = lookalikesOf(readPrototypes(text))
  const expected = { а: 'a', В: 'b', в: 'b', ø: 'o', ش: 'س\u06db', 丿: 'ノ', ɑ: undefined, m: undefined }
  expect(Object.fromEntries(Object.keys(expected).map((letter) => [letter, found.get(letter)]))).toEqual(expected)
})

it('has written each letter once', () => {
  const letters = confusables.flatMap(([, alike]) => [...alike])
  expect(letters.length).toBeGreaterThan(250)
  expect(new Set(letters).size).toBe(letters.length)
})
