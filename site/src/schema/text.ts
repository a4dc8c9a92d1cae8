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

/** A file of `site/media`, as the browser asks for it. */
export const mediaPath = z.string().regex(/^\/[\w./-]+\.\w+$/, 'must be a path like /games/name.avif')

/** A colour as a hex triple. */
export const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #e5322d')

/** A fragment id: lower-case words joined by hyphens. */
export const slug = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case words joined by hyphens')
