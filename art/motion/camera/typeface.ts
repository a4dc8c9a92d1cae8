import { readFileSync } from 'node:fs'

const file = new URL(
  '../../../node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  import.meta.url,
)

/** The display face (Archivo, OFL, with its width axis) as an @font-face rule that needs no network. */
export const typeface = `@font-face{font-family:Display;src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) format('woff2');font-weight:100 900;font-stretch:62% 125%}`
