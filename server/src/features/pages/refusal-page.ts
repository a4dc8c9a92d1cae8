import { escapeHtml } from '@network-site/protocol/text'
import { type PageStyle, plainPage } from '../../http/plain-page.ts'

export type RefusalWords = { title: string; sentence: string; link: string }

/** The Content-Security-Policy of this page: text and its style, nothing else. */
export const refusalPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/** A page that says why another one is not shown, and where to go instead. */
export function refusalPage(
  { title, sentence, link }: RefusalWords,
  { linkPath, style }: { linkPath: string; style: PageStyle },
): string {
  const whereTo = `<p><a href="${escapeHtml(linkPath)}" target="_top">${escapeHtml(link)}</a></p>`
  return plainPage(title, `<p>${escapeHtml(sentence)}</p>${whereTo}`, style)
}
