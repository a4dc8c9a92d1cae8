import { filmWords } from '@network-site/site/film-words'
import { readModule } from '@network-site/site/languages'
import { fillPlaceholders, sentenceSpace } from '@network-site/protocol/text'

/** Returns the film's captions in a language: the English ones with other text and the same times. */
export async function translateCaptions(english: string, tag: string): Promise<string> {
  const translated = (await readModule('film-words', tag))['filmWords'] as typeof filmWords
  const texts = captionsOf(translated, tag)
  const textOf = new Map(captionsOf(filmWords, 'en').map((text, at) => [text, texts[at] ?? text] as const))
  return english
    .split('\n')
    .map((line) => textOf.get(line) ?? line)
    .join('\n')
}

/** Returns the text of each title and each sound, as `npm run media` writes them. */
function captionsOf({ caption, titles, sounds }: typeof filmWords, tag: string): string[] {
  const join = (lines: string[]) => lines.join(' ')
  // Chinese and Japanese have no spaces, except between Latin words.
  const joinTightly = (lines: string[]) => join(lines).replaceAll(/(?<=[^!-~]) | (?=[^!-~])/g, '')
  const joinIn = sentenceSpace(tag) === '' ? joinTightly : join
  return [
    ...titles.map(({ overline, lines }) => fillPlaceholders(caption, { overline, text: joinIn(lines) })),
    ...sounds,
  ]
}
