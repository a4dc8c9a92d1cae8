import { escapeHtml } from '@network-site/protocol/text'
import { brand } from '@network-site/site/brand'

/** How the server's own pages look. Colors are written as in CSS. */
export type PageStyle = { language: string; background: string; text: string; accent: string }

/** The site's own colors. */
export const siteStyle: PageStyle = {
  language: brand.language,
  background: brand.backgroundColor,
  text: brand.textColor,
  accent: brand.accentColor,
}

/** A page of the server's own, without a script or a file: in the site's colours and the browser's own letters. */
export function plainPage(title: string, body: string, { language, background, text, accent }: PageStyle): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
  html { background: ${background}; color: ${text} }
  body { margin: 20vh auto; max-width: 32rem; padding: 0 1.25rem; font: 1.125rem/1.6 system-ui, sans-serif }
  a { color: inherit; text-decoration-color: ${accent} }
</style>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</html>
`
}
