import { escapeHtml } from '@network-site/protocol/text'
import { brand } from '@network-site/site/brand'
import type { language } from '@network-site/site/language'

/** The CSS colors of a server-rendered page. */
export type PageStyle = { background: string; text: string; accent: string }

export const siteStyle: PageStyle = {
  background: brand.backgroundColor,
  text: brand.textColor,
  accent: brand.accentColor,
}

type PlainPage = {
  title: string
  /** HTML. */
  body: string
  language: Pick<typeof language, 'tag' | 'direction'>
  style: PageStyle
}

/** Renders a self-contained page without scripts, in the site's colors and a system font. */
export function plainPage({ title, body, language, style }: PlainPage): string {
  const { background, text, accent } = style
  return `<!doctype html>
<html lang="${escapeHtml(language.tag)}" dir="${language.direction}">
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
