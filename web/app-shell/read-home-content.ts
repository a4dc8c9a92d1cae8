import type { homeContent } from './home-content.ts'

type HomeContent = ReturnType<typeof homeContent>

let content: Promise<HomeContent> | undefined

/** The landing page's words: from its own document, or for a visitor from another page from a chunk. */
export function readHomeContent(): Promise<HomeContent> {
  content ??= embeddedContent() ?? import('./home-content.ts').then((module) => module.homeContent())
  return content
}

function embeddedContent(): Promise<HomeContent> | undefined {
  const text = typeof document === 'undefined' ? '' : document.querySelector('#page-data')?.textContent
  return text ? Promise.resolve(JSON.parse(text) as HomeContent) : undefined
}
