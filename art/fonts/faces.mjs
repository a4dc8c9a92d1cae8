import { languages } from '@network-site/site/languages'

export const basicLatin = range(0x20, 0x7e)
const latinOne = range(0xa0, 0xff)
const punctuation = '‐‑–—‘’‚“”„•…‹›€™−×←→↑↓≤≥≈'
/** Characters that English pages use or may use. */
export const english = [...new Set(basicLatin + latinOne + punctuation)].join('')
const commonPunctuation = '\u00a0©·–—‘’“”…×−'

/** The language menu of every page has them. */
const lettersOfMenu = [...new Set(languages.flatMap(({ name }) => [...name]))].filter((letter) =>
  latinOne.includes(letter),
)

const archivo = (script) => `@fontsource-variable/archivo/files/archivo-${script}-wdth-normal.woff2`
const instrument = (script) => `@fontsource-variable/instrument-sans/files/instrument-sans-${script}-wght-normal.woff2`
const tiktok = (script) => `@fontsource-variable/tiktok-sans/files/tiktok-sans-${script}-wdth-normal.woff2`

/**
 * The files of each face, most common letters first. A letter is drawn by the first file that has it. `scale` gives
 * another typeface the height of the letters beside it.
 */
export const display = {
  family: 'Display',
  name: 'display',
  // Headings always use the widest width, so the width axis is fixed.
  files: [
    { source: archivo('latin'), axes: { wdth: 125 } },
    { script: 'vietnamese', source: archivo('vietnamese'), axes: { wdth: 125 } },
    { script: 'extended', source: archivo('latin-ext'), axes: { wdth: 125 } },
    { script: 'cyrillic', source: tiktok('cyrillic'), axes: { wdth: 150 }, scale: '97.4%' },
    // Its expansion axis lengthens the strokes that join letters. One weight, because two would be 6 KB more.
    {
      script: 'arabic',
      source: '@fontsource-variable/readex-pro/files/readex-pro-arabic-hexp-normal.woff2',
      axes: { HEXP: 40 },
      weight: [580],
    },
  ],
  cuts: [{ name: 'display', weights: [450, 600], swap: 'block' }],
  // Headings are in capitals; versions begin with a lowercase v.
  first: `${range(0x20, 0x60)}{|}~v${commonPunctuation}`,
}
export const text = {
  family: 'Text',
  name: 'text',
  files: [
    { source: instrument('latin') },
    { script: 'extended', source: instrument('latin-ext') },
    { script: 'cyrillic', source: tiktok('cyrillic'), axes: { wdth: 100 }, scale: '98%' },
    { script: 'arabic', source: '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2' },
  ],
  // Bold text is rare and never on the first screen.
  cuts: [
    { name: 'text', weights: [400], swap: 'optional' },
    { name: 'text-strong', weights: [500, 600], swap: 'optional' },
  ],
  first: basicLatin + commonPunctuation + lettersOfMenu.join(''),
}
/** Lowercase letters are rare in headings. A separate family, because the browser waits for all files of one. */
export const rare = { family: 'Display More', cuts: [{ name: 'display-more', weights: [450, 600], swap: 'swap' }] }
/** Instrument Sans has no Vietnamese, and one word must not mix two typefaces. */
export const textOf = {
  vi: {
    ...text,
    files: [
      { source: tiktok('latin'), axes: { wdth: 100 } },
      { script: 'vietnamese', source: tiktok('vietnamese'), axes: { wdth: 100 } },
    ],
  },
}

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
