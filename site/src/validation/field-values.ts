import { z } from 'zod'

/** Words a visitor reads: never empty, never padded. */
export const sentence = z
  .string()
  .min(1, 'must not be empty')
  .refine((text) => text === text.trim(), 'must not start or end with a space')

/** A sentence with blanks written as {name}: each of these names stands in it, and no other. */
export function sentenceWith(...names: string[]) {
  return sentence.refine(
    (text) => {
      const blanks = blanksOf(text)
      return blanks.size === names.length && names.every((name) => blanks.has(name))
    },
    `must have a place for each of ${names.map((name) => `{${name}}`).join(', ')}`,
  )
}

/** A sentence that has none but these blanks. */
export function sentenceThatMayHave(...names: string[]) {
  return sentence.refine(
    (text) => [...blanksOf(text)].every((name) => names.includes(name)),
    `may have a place for ${names.map((name) => `{${name}}`).join(', ')} and for nothing else`,
  )
}

function blanksOf(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name))
}

export const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https URL' })

export const emailAddress = z.email()

/** A file of `site/media`, as the browser asks for it. */
export const mediaPath = z.string().regex(/^\/[\w./-]+\.\w+$/, 'must be a path like /games/name.avif')

/** A picture at its full size, from which the build makes the smaller ones. */
export const picturePath = mediaPath.endsWith('.avif', 'must be an .avif file')

/** A color as a hex triple. */
export const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color like #e5322d')

/** A fragment id: lower-case words joined by hyphens. */
export const slug = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case words joined by hyphens')

/** Becomes part of addresses and of commands that people paste into a terminal. */
export const fileName = z.string().regex(/^[\w][\w.-]*$/, 'must be a file name of letters, digits, dots and hyphens')

export const svgShape = z.string().startsWith('<', 'must be an SVG shape')

export const positive = z.int().positive()

export const currencySymbol = z.string().min(2).max(6)

/** A list of so many entries. */
export function entries(least: number, most = least) {
  return z.array(z.unknown()).min(least).max(most)
}

export function atLeast(least: number) {
  return z.array(z.unknown()).min(least)
}

/** A list or an object in which no two values are the same. */
export function unique(valueOf: (entry: never) => unknown, message: string) {
  return z.custom<object>((list) => {
    const values = Object.values(list as object).map((entry) => valueOf(entry as never))
    return new Set(values).size === values.length
  }, message)
}

/** A list whose entries have this number in this order. */
export function numbered(
  numberOf: (entry: never) => number,
  { first, step, message }: { first: number; step: number; message: string },
) {
  return z.custom<object[]>(
    (list) => (list as never[]).every((entry, index) => numberOf(entry) === first + index * step),
    message,
  )
}
