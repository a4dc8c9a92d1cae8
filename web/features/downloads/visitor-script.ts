import { detectVisitor } from './detect-visitor.ts'

/**
 * Marks the document with the visitor's machine before anything is painted. Style sheets choose what to
 * show by that mark, so the page never shows the wrong form and nothing moves.
 */
export function visitorScript(): string {
  return `document.documentElement.dataset.visitor=(${detectVisitor.toString()})(navigator)`
}
