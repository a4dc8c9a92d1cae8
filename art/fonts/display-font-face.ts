import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
)

/** The display font (Archivo, OFL, with its width axis) as an @font-face rule that needs no network. */
export const displayFontFace = `@font-face{font-family:Display;src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) format('woff2');font-weight:100 900;font-stretch:62% 125%}`
