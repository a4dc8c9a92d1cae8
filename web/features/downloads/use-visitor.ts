import { useInBrowser } from '../../ui/use-in-browser.ts'
import type { Visitor } from './detect-visitor.ts'

/** The visitor's machine as the document was marked, or null while a page is made ahead of time. */
export function useVisitor(): Visitor | null {
  return useInBrowser(readMark, null)
}

function readMark(): Visitor | null {
  return (document.documentElement.dataset['visitor'] as Visitor | undefined) ?? null
}
