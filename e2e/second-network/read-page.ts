import type { Page } from '@playwright/test'

/** All that a visitor, a search engine or a screen reader finds on a page and in its frames. */
export async function readPage(page: Page): Promise<string> {
  const texts = await Promise.all(page.frames().map((frame) => frame.evaluate(readDocument)))
  return [page.url(), ...texts].join('\n')
}

/** Runs in the page. Code and its names are no words: scripts, styles, their files, classes and ids. */
function readDocument(): string {
  const found: string[] = [document.title]
  for (const element of document.querySelectorAll('*')) {
    const isCode = element.matches('script:not([type="application/ld+json"]), style, link:not([rel=canonical])')
    if (isCode) continue
    for (const { name, value } of element.attributes) {
      const isCodeName = ['class', 'id', 'for', 'd', 'data-wallet-scripts'].includes(name)
      // An address of a place on the page is read by people, and stands in a link.
      const isReference = /^aria-(labelledby|describedby|controls|owns)$/.test(name)
      if (!isCodeName && !isReference) found.push(value)
    }
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '')
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) found.push(element.value)
  }
  return found.join('\n')
}
