import { brand } from '@network-site/site/brand'
import { pages } from '@network-site/site/pages'
import { languages } from '@network-site/site/languages'
import { language } from '@network-site/site/language'

/** A placeholder that the server replaces with its public URL. */
const publicUrl = '__PUBLIC_URL__'
const oneYearMs = 365 * 24 * 60 * 60 * 1000

const listed = Object.values(pages).filter((page) => page.listed)
const hidden = Object.values(pages).filter((page) => !page.listed)

/** Returns the well-known files that crawlers and browsers request, by path. */
export function crawlerFiles(now: Date): Record<string, string> {
  return {
    'sitemap.xml': lines(
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...listed.flatMap(({ path }) => languages.map((entry) => sitemapEntry(entry.path, path))),
      '</urlset>',
    ),
    'robots.txt': lines(
      'User-agent: *',
      ...hidden.map((page) => `Disallow: ${page.path}`),
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

/** Returns a page in one language, with its alternatives in all of them. */
function sitemapEntry(prefix: string, path: string): string {
  const urlIn = (start: string) => publicUrl + (start + (path === '/' ? '' : path) || '/')
  const alternates = languages.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other.tag}" href="${urlIn(other.path)}"/>`,
  )
  const byDefault = `<xhtml:link rel="alternate" hreflang="x-default" href="${urlIn('')}"/>`
  return `  <url><loc>${urlIn(prefix)}</loc>${languages.length > 1 ? [...alternates, byDefault].join('') : ''}</url>`
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
