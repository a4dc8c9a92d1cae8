// Cuts the two typefaces down to what the site sets: `node tools/fonts/subset-fonts.mjs`.
// The result is committed in web/styles/fonts, so a build needs neither this script nor the packages.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const resolve = createRequire(import.meta.url).resolve
const target = join(import.meta.dirname, '../../web/styles/fonts')

const basicLatin = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))
const latinOne = String.fromCodePoint(...Array.from({ length: 96 }, (_, index) => 0xa0 + index))
const punctuation = '‐‑–—‘’‚“”„•…‹›€™−×←→↑↓≤≥≈'

const faces = [
  {
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    file: 'display.woff2',
    licence: 'display.OFL.txt',
    // Headings are always set at the widest cut, so the width axis is frozen there.
    variationAxes: { wdth: 125, wght: { min: 400, max: 700 } },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'text.woff2',
    licence: 'text.OFL.txt',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
]

for (const face of faces) {
  const source = resolve(face.source)
  const subset = await subsetFont(await readFile(source), basicLatin + latinOne + punctuation, {
    targetFormat: 'woff2',
    variationAxes: face.variationAxes,
  })
  await writeFile(join(target, face.file), subset)
  await copyFile(join(dirname(source), '../LICENSE'), join(target, face.licence))
  console.log(`${face.file} ${(subset.length / 1024).toFixed(1)} KB`)
}

// The server writes with one cut of the display face on the pictures it draws, and reads no woff2.
const cardFolder = join(import.meta.dirname, '../../server/src/features/collection-card')
const cardSource = resolve(faces[0].source)
const cardType = await subsetFont(await readFile(cardSource), `${basicLatin}…·×`, {
  targetFormat: 'sfnt',
  variationAxes: { wdth: 125, wght: 600 },
})
await writeFile(join(cardFolder, 'card-type.ttf'), cardType)
await copyFile(join(dirname(cardSource), '../LICENSE'), join(cardFolder, 'card-type.OFL.txt'))
