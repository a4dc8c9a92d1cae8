import { existsSync } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)

/** Those that browsers apply by default or the site's styles ask for. The others are a sixth of a file. */
const keepFeatures = [
  ['kern', 'liga', 'clig', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
  // Joined letters
  ['isol', 'init', 'medi', 'fina'],
].flat()

/** Returns a file of a font package, with the characters it covers. */
export async function openSource(path) {
  const file = existsSync(path) ? path : resolve(path)
  const woff2 = await readFile(file)
  const covered = new Set(fontkit.create(woff2).characterSet)
  return {
    covers: (letter) => covered.has(letter.codePointAt(0)),
    cut: (letters, options) => subsetFont(woff2, letters, { keepFeatures, noHinting: true, ...options }),
    copyLicense: (target) => copyFile(join(dirname(file), '../LICENSE'), target),
  }
}

/** Assigns each character to the first source that covers it, and returns those characters by source. */
export function assign(letters, sources) {
  const remaining = new Set(letters)
  return sources.map((source) => {
    const found = [...remaining].filter(source.covers)
    for (const letter of found) remaining.delete(letter)
    return found
  })
}
