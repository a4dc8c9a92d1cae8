import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import * as fontkit from 'fontkit'
import { languages } from '@network-site/site/languages'
import { basicLatin, display } from './faces.mjs'
import { cardLetters, isSystemLetter, lettersInUse } from './letters-in-use.ts'
import { assign, openSource } from './subset.mjs'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'server/src/features/cards')
/** Too large to install with everything else: 50 to 80 MB each. */
const downloads = {
  'zh-Hans': { name: 'noto-sans-sc', script: 'chinese-simplified' },
  ja: { name: 'noto-sans-jp', script: 'japanese' },
  ko: { name: 'noto-sans-kr', script: 'korean' },
}
const downloadVersion = '5.3.0'

/**
 * Writes the typefaces, and for each language the ones it needs and the characters they draw. Alphabets are complete,
 * so that cards can show players' names; of Chinese, Japanese, and Korean they have only the characters of the cards.
 * Returns the list's file.
 */
export async function writeCardTypefaces() {
  for (const file of globSync('card-type*.{ttf,OFL.txt}', { cwd: folder })) await rm(join(folder, file))
  const sources = await Promise.all(display.files.map(({ source }) => openSource(source)))
  const lettersBySource = display.files.map(() => new Set())
  const drawn = {}
  for (const language of languages) {
    const { tag, locale } = language
    const used = (await lettersInUse(language)).filter((letter) => !isSystemLetter(letter, tag))
    const both = used.flatMap((letter) => [...letter, ...letter.toLocaleUpperCase(locale)])
    const letters = assign([...basicLatin, '…', '·', '×', ...new Set(both)], sources)
    letters.forEach((found, at) => found.forEach((letter) => lettersBySource[at].add(letter)))
    drawn[tag] = {
      used: letters.flatMap((found, at) => (found.length > 0 ? [at] : [])),
      files: [],
      letters: letters.flat(),
    }
  }
  const names = []
  for (const [at, { script, axes }] of display.files.entries()) {
    const letters = [...lettersBySource[at]].join('')
    names.push(letters && (await writeTypeface(script, { source: sources[at], letters, axes: { ...axes, wght: 600 } })))
  }
  for (const tag of Object.keys(drawn)) drawn[tag].files = drawn[tag].used.map((at) => names[at])
  for (const [tag, { name, script }] of Object.entries(downloads)) {
    const wanted = (await cardLetters(tag)).filter((letter) => isSystemLetter(letter, tag))
    if (!drawn[tag] || wanted.length === 0) continue
    const source = await openSource(download(name, `${name}-${script}-600-normal.woff2`))
    drawn[tag].files.push(await writeTypeface(tag, { source, letters: wanted.join('') }))
    drawn[tag].letters.push(...wanted)
  }
  const list = Object.entries(drawn).map(([tag, { files, letters }]) => [
    tag,
    {
      files: files.map(({ file }) => file),
      families: [...new Set(files.map(({ family }) => family))],
      letters: [...new Set(letters)].join(''),
    },
  ])
  const file = join(folder, 'card-typefaces.json')
  await writeFile(file, JSON.stringify(Object.fromEntries(list)))
  return file
}

async function writeTypeface(script, { source, letters, axes }) {
  const name = ['card-type', script].filter(Boolean).join('-')
  const cut = await source.cut(letters, { targetFormat: 'sfnt', variationAxes: axes })
  await writeFile(join(folder, `${name}.ttf`), cut)
  await source.copyLicense(join(folder, `${name}.OFL.txt`))
  console.log(`${relative(root, folder)}/${name}.ttf ${(cut.length / 1024).toFixed(1)} KB`)
  return { file: `${name}.ttf`, family: fontkit.create(Buffer.from(cut)).familyName }
}

function download(name, file) {
  const target = join(tmpdir(), `${name}-${downloadVersion}`)
  const found = join(target, 'package/files', file)
  if (!existsSync(found)) {
    mkdirSync(target, { recursive: true })
    execFileSync('npm', ['pack', `@fontsource/${name}@${downloadVersion}`, '--pack-destination', target])
    execFileSync('tar', ['-xzf', `fontsource-${name}-${downloadVersion}.tgz`], { cwd: target })
  }
  return found
}
