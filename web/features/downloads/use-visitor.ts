import { useSyncExternalStore } from 'react'
import type { Visitor } from './detect-visitor.ts'

/** The visitor's machine as the document was marked, or null while a page is made ahead of time. */
export function useVisitor(): Visitor | null {
  return useSyncExternalStore(subscribeToNothing, readMark, () => null)
}

function readMark(): Visitor | null {
  return (document.documentElement.dataset['visitor'] as Visitor | undefined) ?? null
}

function subscribeToNothing(): () => void {
  return () => {}
}
