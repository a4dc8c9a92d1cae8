import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as fontkit from 'fontkit'
import { languages } from '@network-site/site/languages'
import { describe, expect, it } from 'vitest'
import { cardLetters, isSystemLetter, lettersInUse } from './letters-in-use.ts'

const styles = join(import.meta.dirname, '../../web/styles')
const cards = join(import.meta.dirname, '../../server/src/features/cards')

// If one of these fails, run `node art/fonts/subset-fonts.mjs`.
describe.each(languages)('the typefaces of $tag', (language) => {
  const { tag, locale } = language

  it('cover every character of its text', async () => {
    const faces = readFaces(tag)
    const letters = (await lettersInUse(language)).filter((letter) => !isSystemLetter(letter, tag))
    expect(letters.filter((letter) => !isCovered(letter, faces, 'Text'))).toEqual([])
  })

  it('cover every character of its headings, in capitals', async () => {
    const faces = readFaces(tag)
    const letters = (await lettersInUse(language)).filter((letter) => !isSystemLetter(letter, tag))
    const capitals = letters.flatMap((letter) => [...letter.toLocaleUpperCase(locale)])
    expect([...new Set(capitals)].filter((letter) => !isCovered(letter, faces, 'Display'))).toEqual([])
  })

  it('cover every character of its cards', async () => {
    const { files, letters } = listOfCards()[tag] ?? { files: [], letters: '' }
    const covered = files.map((file) => charactersOf(join(cards, file)))
    const isDrawn = (letter: string) => covered.some((points) => points.has(letter.codePointAt(0) ?? 0))
    expect((await cardLetters(tag)).filter((letter) => !letters.includes(letter))).toEqual([])
    expect([...letters].filter((letter) => !isDrawn(letter))).toEqual([])
  })
})

type Face = { family: string; includes: (point: number) => boolean; characters: Set<number> }

/** Returns the faces of a language's document. */
function readFaces(tag: string): Face[] {
  const sheets = [join(styles, 'fonts.css'), join(styles, 'languages', tag, 'faces.css')]
  const rules = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/@font-face \{([^}]*url\('([^?']+)[^}]*)\}/g)].map(
      ([, rule = '', url = '']) => ({ rule, file: join(dirname(sheet), url) }),
    ),
  )
  return rules.map(({ rule, file }) => {
    const ranges = [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
      ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
    )
    return {
      family: /font-family: '([^']+)'/.exec(rule)?.[1] ?? '',
      includes: (point: number) => ranges.some(([first, last]) => point >= first && point <= last),
      characters: charactersOf(file),
    }
  })
}

function isCovered(letter: string, faces: Face[], family: string): boolean {
  const point = letter.codePointAt(0) ?? 0
  return faces.some((face) => face.family.startsWith(family) && face.includes(point) && face.characters.has(point))
}

function charactersOf(file: string): Set<number> {
  return new Set((fontkit.create(readFileSync(file)) as fontkit.Font).characterSet)
}

function listOfCards(): Record<string, { files: string[]; letters: string }> {
  return JSON.parse(readFileSync(join(cards, 'card-typefaces.json'), 'utf8')) as never
}
