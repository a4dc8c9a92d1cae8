import { escapeHtml } from '@network-site/protocol/text'
import type { FormError } from '@network-site/protocol/contact-form'
import { type PageStyle, plainPage } from '../../http/plain-page.ts'
import type { FormWords } from './form-words.ts'

/** The Content-Security-Policy of these pages: text and its style, nothing else. */
export const formPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

type FormPageOptions = { words: FormWords; style: PageStyle }

/** Shown after a plain HTML form was taken. */
export function thanksPage(homePath: string, { words, style }: FormPageOptions): string {
  return plainPage(words.thanks, `<p><a href="${escapeHtml(homePath)}">${escapeHtml(words.pages.back)}</a></p>`, style)
}

/** Shown after a plain HTML form was refused. Going back keeps what was written. */
export function refusalPage(errors: FormError[], { words, style }: FormPageOptions): string {
  const labels: Record<string, string> = { email: words.emailLabel, message: words.messageLabel }
  const items = errors
    .map(({ field, message }) => (field ? `${labels[field] ?? field} ${message}` : message))
    .map((text) => `<li>${escapeHtml(text)}</li>`)
  const { refused, advice } = words.pages
  return plainPage(refused, `<ul>${items.join('')}</ul><p>${escapeHtml(advice)}</p>`, style)
}
