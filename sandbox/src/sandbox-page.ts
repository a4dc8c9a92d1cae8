import { escapeHtml } from '@network-site/protocol/text'

export function sandboxPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} (sandbox)</title>
<style>
  :root { color-scheme: dark }
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem; background: #0b0c0e; color: #d9d6cf; font: 16px/1.6 system-ui, sans-serif }
  h1 { font-size: 1.1rem; letter-spacing: .08em; text-transform: uppercase }
  h1::before { content: 'sandbox / '; color: #8b8778 }
  a { color: inherit } li { margin: .4rem 0 } pre { white-space: pre-wrap; overflow-wrap: anywhere }
  table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #2a2c30; vertical-align: top; overflow-wrap: anywhere }
  button { font: inherit; padding: .6rem 1.2rem; border: 1px solid #d9d6cf; background: #d9d6cf; color: #0b0c0e; cursor: pointer }
  button.quiet { background: none; color: inherit }
</style>
<h1>${escapeHtml(title)}</h1>
${body}
</html>`
}
