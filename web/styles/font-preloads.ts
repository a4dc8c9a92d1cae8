import textUrl from './fonts/text.woff2?url'

/** The `<link>` descriptors that fetch a typeface before the stylesheet asks for it; the other one is inside that. */
export const fontPreloads = [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: textUrl } as const,
]
