import displayUrl from './fonts/display.woff2?url'
import textUrl from './fonts/text.woff2?url'

/** The `<link>` descriptors that fetch both typefaces before the stylesheet asks for them. */
export const fontPreloads = [displayUrl, textUrl].map((href) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}))
