import { z } from 'zod'

/** Interface copy: not empty and not padded. */
export const sentence = z
  .string()
  .min(1, 'must not be empty')
  .refine((text) => text === text.trim(), 'must not start or end with a space')

/** A sentence with exactly these placeholders, written as {name}. */
export function sentenceWith(...names: string[]) {
  return sentence.refine(
    (text) => {
      const found = placeholdersOf(text)
      return found.size === names.length && names.every((name) => found.has(name))
    },
    `must contain exactly these placeholders: ${names.map((name) => `{${name}}`).join(', ')}`,
  )
}

/** A sentence with only these placeholders, all of them optional. */
export function sentenceThatMayHave(...names: string[]) {
  return sentence.refine(
    (text) => [...placeholdersOf(text)].every((name) => names.includes(name)),
    `may contain only these placeholders: ${names.map((name) => `{${name}}`).join(', ')}`,
  )
}

function placeholdersOf(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name))
}

export const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https URL' })

export const emailAddress = z.email()

/** The URL path of a file in `site/media`. */
export const mediaPath = z.string().regex(/^\/[\w./-]+\.\w+$/, 'must be a path like /games/name.avif')

/** A full-size image, from which the build makes smaller ones. */
export const picturePath = mediaPath.endsWith('.avif', 'must be an .avif file')

/** A color as a hex triple. */
export const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color like #e5322d')

export const slug = z.string().regex(/^[a-z0-9-]+$/, 'must be lowercase words joined by hyphens')

/** A file name that is safe in URLs and in shell commands. */
export const fileName = z.string().regex(/^[\w][\w.-]*$/, 'must be a file name of letters, digits, dots, and hyphens')

export const svgShape = z.string().startsWith('<', 'must be an SVG shape')

export const positive = z.int().positive()

export const currencySymbol = z.string().min(2).max(6)

/** A list with this number of entries. */
export function entries(min: number, max = min) {
  return z.array(z.unknown()).min(min).max(max)
}

export function atLeast(min: number) {
  return z.array(z.unknown()).min(min)
}

/** A list or an object with distinct values. */
export function unique(valueOf: (entry: never) => unknown, message: string) {
  return z.custom<object>((list) => {
    const values = Object.values(list as object).map((entry) => valueOf(entry as never))
    return new Set(values).size === values.length
  }, message)
}

/** A list whose entries are numbered consecutively. */
export function numbered(
  numberOf: (entry: never) => number,
  { first, step, message }: { first: number; step: number; message: string },
) {
  return z.custom<object[]>(
    (list) => (list as never[]).every((entry, index) => numberOf(entry) === first + index * step),
    message,
  )
}
