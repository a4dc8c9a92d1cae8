import { escapeHtml } from './escape-html.ts'

/** A page of the server's own, without a script or a file: dark as the site is, in the browser's own letters. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: dark }
  body { margin: 20vh auto; max-width: 32rem; padding: 0 1.25rem; font: 1.125rem/1.6 system-ui, sans-serif }
</style>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</html>
`
}
