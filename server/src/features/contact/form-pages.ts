import { escapeHtml } from '@network-site/protocol/escape-html'
import type { FormError } from '@network-site/protocol/form-answer'

/** The Content-Security-Policy of these pages: text and its style, nothing else. */
export const formPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

/** Shown after a plain HTML form was taken. */
export function thanksPage({ thanks, homeUrl }: { thanks: string; homeUrl: string }): string {
  return page(thanks, `<p><a href="${escapeHtml(homeUrl)}">Back to the site</a></p>`)
}

/** Shown after a plain HTML form was refused. Going back keeps what was written. */
export function refusalPage(errors: FormError[]): string {
  const items = errors.map(({ field, message }) => `<li>${escapeHtml(field ? `${field} ${message}` : message)}</li>`)
  return page('The message was not sent', `<ul>${items.join('')}</ul><p>Go back, mend it and send it again.</p>`)
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: dark light }
  body { margin: 20vh auto; max-width: 32rem; padding: 0 1.25rem; font: 1.125rem/1.6 system-ui, sans-serif }
</style>
<h1>${escapeHtml(title)}</h1>
${body}
</html>
`
}
