import sharedFaces from './fonts.css?inline'
import sharedTextUrl from './fonts/text.woff2?url'

/** The build fills these in. Only prerendering uses them. */
const faces = import.meta.glob<string>('./languages/*/faces.css', { query: '?inline', import: 'default', eager: true })
const typography = import.meta.glob<string>('./typography/*.css', { query: '?inline', import: 'default', eager: true })
const textUrls = import.meta.glob<string>(['./languages/*/text*.woff2', '!**/text-strong*'], {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Returns the faces of a language's document, and the spacing and line breaks that its script needs. */
export function fontStylesOf(tag: string): string {
  const own = faces[`./languages/${tag}/faces.css`] ?? faces['./languages/en/faces.css'] ?? ''
  return own + sharedFaces + (typography[`./typography/${tag}.css`] ?? '')
}

/** Returns the files of regular text in a language, which documents preload. */
export function textFontUrlsOf(tag: string): string[] {
  const own = Object.entries(textUrls).filter(([file]) => file.startsWith(`./languages/${tag}/`))
  const hasLatin = own.some(([file]) => file.endsWith('/text.woff2'))
  return [...(hasLatin ? [] : [sharedTextUrl]), ...own.map(([, url]) => url)]
}

/** Returns one letter of each embedded face, with which `document.fonts.load` starts them all. */
export function displayLettersOf(styles: string): string {
  const embedded = styles.split('@font-face').filter((rule) => rule.includes('data:font'))
  const points = embedded.map(
    (rule) => /unicode-range:\s*U\+([\dA-F?]+)/i.exec(rule)?.[1]?.replaceAll('?', '0') ?? '20',
  )
  return points.map((point) => String.fromCodePoint(parseInt(point, 16))).join('')
}
