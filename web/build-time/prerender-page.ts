import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/**
 * Returns the whole page as HTML. Rejects with the page's path if any component throws: inside a Suspense boundary,
 * React only reports the error and writes the fallback.
 */
export async function prerenderPage(path: string, page: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  // An infinite chunk size keeps React from moving large Suspense boundaries to the end of the document.
  const result = await prerender(page, { onError, progressiveChunkSize: Number.POSITIVE_INFINITY }).catch(onError)
  if (result && errors.length === 0) return new Response(result.prelude).text()
  const [cause] = errors
  throw new Error(`Cannot prerender ${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
}
