// Subsets the two typefaces to the characters of the site: `node art/fonts/subset-fonts.mjs`.
// The result is committed in web/styles/fonts, so builds need neither this script nor the packages.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const resolve = createRequire(import.meta.url).resolve
const target = join(import.meta.dirname, '../../web/styles/fonts')

const basicLatin = range(0x20, 0x7e)
const latinOne = range(0xa0, 0xff)
const punctuation = '‐‑–—‘’‚“”„•…‹›€™−×←→↑↓≤≥≈'
const commonPunctuation = '\u00a0©·–—‘’“”…×→−≈'

const faces = [
  {
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    name: 'display',
    // Headings always use the widest width, so the width axis is fixed.
    variationAxes: { wdth: 125, wght: { min: 450, max: 600 } },
    // Headings are in capitals; versions begin with a lowercase v.
    first: `${range(0x20, 0x60)}{|}~v${commonPunctuation}`,
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    name: 'text',
    variationAxes: { wght: 400 },
    first: basicLatin + commonPunctuation,
    // Bold text is rare and never on the first screen.
    others: { 'text-strong': { wght: { min: 500, max: 600 } } },
  },
]

// Each face is split into the characters of every page and rare ones.
for (const { source, name, variationAxes: usual, first, others = {} } of faces) {
  const file = resolve(source)
  const rest = [...new Set(basicLatin + latinOne + punctuation)].filter((letter) => !first.includes(letter)).join('')
  const cuts = [
    { cut: name, letters: first, variationAxes: usual },
    { cut: `${name}-more`, letters: rest, variationAxes: usual },
    ...Object.entries(others).map(([cut, axes]) => ({ cut, letters: first, variationAxes: axes })),
  ]
  for (const { cut, letters, variationAxes } of cuts) {
    const subset = await subsetFont(await readFile(file), letters, { targetFormat: 'woff2', variationAxes })
    await writeFile(join(target, `${cut}.woff2`), subset)
    console.log(`${cut}.woff2 ${(subset.length / 1024).toFixed(1)} KB, unicode-range: ${unicodeRange(letters)}`)
  }
  await copyFile(join(dirname(file), '../LICENSE'), join(target, `${name}.OFL.txt`))
}

// The server draws text on images with one cut of the display face and cannot read woff2.
const cardFolder = join(import.meta.dirname, '../../server/src/features/cards')
const cardSource = resolve(faces[0].source)
const cardType = await subsetFont(await readFile(cardSource), `${basicLatin}…·×`, {
  targetFormat: 'sfnt',
  variationAxes: { wdth: 125, wght: 600 },
})
await writeFile(join(cardFolder, 'card-type.ttf'), cardType)
await copyFile(join(dirname(cardSource), '../LICENSE'), join(cardFolder, 'card-type.OFL.txt'))

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

/** Returns the characters as a unicode-range for styles/fonts.css. */
function unicodeRange(letters) {
  const points = [...letters].map((letter) => letter.codePointAt(0)).toSorted((a, b) => a - b)
  const runs = []
  for (const point of points) {
    const run = runs.at(-1)
    if (run && point === run[1] + 1) run[1] = point
    else runs.push([point, point])
  }
  const hex = (point) => point.toString(16).toUpperCase()
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ')
}
