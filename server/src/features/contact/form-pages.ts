import { escapeHtml } from '@network-site/protocol/escape-html'
import type { FormError } from '@network-site/protocol/form-answer'
import { plainPage } from '@network-site/protocol/plain-page'

/** The Content-Security-Policy of these pages: text and its style, nothing else. */
export const formPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

/** Shown after a plain HTML form was taken. */
export function thanksPage({ thanks, homeUrl }: { thanks: string; homeUrl: string }): string {
  return plainPage(thanks, `<p><a href="${escapeHtml(homeUrl)}">Back to the site</a></p>`)
}

/** Shown after a plain HTML form was refused. Going back keeps what was written. */
export function refusalPage(errors: FormError[]): string {
  const items = errors.map(({ field, message }) => `<li>${escapeHtml(field ? `${field} ${message}` : message)}</li>`)
  return plainPage('The message was not sent', `<ul>${items.join('')}</ul><p>Go back, mend it and send it again.</p>`)
}
