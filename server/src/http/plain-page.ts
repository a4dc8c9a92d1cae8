import { escapeHtml } from '@network-site/protocol/text'
import { brand } from '@network-site/site/brand'
import { language } from '@network-site/site/language'

/** The language and CSS colors of a server-rendered page. */
export type PageStyle = { language: string; background: string; text: string; accent: string }

export const siteStyle: PageStyle = {
  language: language.tag,
  background: brand.backgroundColor,
  text: brand.textColor,
  accent: brand.accentColor,
}

/** Renders a self-contained page without scripts, in the site's colors and a system font. */
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
