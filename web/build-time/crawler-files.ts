import { brand } from '@network-site/site/brand'
import { pageNames, pages } from '@network-site/site/pages'
import { languages, readPages } from '@network-site/site/languages'
import { language } from '@network-site/site/language'

/** A placeholder that the server replaces with its public URL. */
const publicUrl = '__PUBLIC_URL__'
const oneYearMs = 365 * 24 * 60 * 60 * 1000

const listed = pageNames.filter((name) => pages[name].listed)
const hidden = pageNames.filter((name) => !pages[name].listed)

/** Returns the well-known files that crawlers and browsers request, by path. */
export async function crawlerFiles(now: Date): Promise<Record<string, string>> {
  const translations = await Promise.all(languages.map(async ({ tag }) => ({ tag, pages: await readPages(tag) })))
  return {
    'sitemap.xml': lines(
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...listed.flatMap((name) =>
        sitemapEntries(translations.map((one) => ({ tag: one.tag, path: one.pages[name].path }))),
      ),
      '</urlset>',
    ),
    'robots.txt': lines(
      'User-agent: *',
      // Some pages have the same path in every language.
      ...new Set(hidden.flatMap((name) => translations.map((one) => `Disallow: ${one.pages[name].path}`))),
      `Sitemap: ${publicUrl}/sitemap.xml`,
    ),
    '.well-known/security.txt': lines(
      `Contact: mailto:${brand.contactEmail}`,
      `Expires: ${new Date(now.getTime() + oneYearMs).toISOString()}`,
      `Preferred-Languages: ${language.tag}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ),
    'site.webmanifest': JSON.stringify(webManifest()),
  }
}

/** Returns a page in every language, each with its alternatives in all of them. The first language is the default. */
function sitemapEntries(translations: { tag: string; path: string }[]): string[] {
  const byDefault = translations.slice(0, 1).map(({ path }) => ({ tag: 'x-default', path }))
  const alternates = [...translations, ...byDefault].map(
    ({ tag, path }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${publicUrl}${path}"/>`,
  )
  return translations.map(({ path }) => `  <url><loc>${publicUrl}${path}</loc>${alternates.join('')}</url>`)
}

function lines(...text: string[]): string {
  return `${text.join('\n')}\n`
}

/** Returns the manifest that describes the site when installed on a home screen. */
function webManifest() {
  const icon = (kind: 'icon' | 'maskable', size: number) => ({
    src: `/icons/${kind}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: kind === 'icon' ? 'any' : 'maskable',
  })
  return {
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: language.tag,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: brand.backgroundColor,
    theme_color: brand.backgroundColor,
    icons: [icon('icon', 192), icon('icon', 512), icon('maskable', 192), icon('maskable', 512)],
  }
}
