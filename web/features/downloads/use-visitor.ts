import { useBrowserValue } from '../../ui/use-browser-value.ts'

const visitors = ['windows', 'mac', 'linux', 'mobile'] as const

/** What the visitor's machine can install. `mobile` is everything that is not a desktop, tablets included. */
export type Visitor = (typeof visitors)[number]

/** The visitor's machine, which an inline script wrote to the document; null while a page is rendered at build time. */
export function useVisitor(): Visitor | null {
  return useBrowserValue(readVisitor, null)
}

function readVisitor(): Visitor | null {
  const { visitor } = document.documentElement.dataset
  return visitors.find((known) => known === visitor) ?? null
}
