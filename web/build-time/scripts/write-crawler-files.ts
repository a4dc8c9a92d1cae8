import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brand } from '@network-site/site/brand'
import { pages } from '@network-site/site/pages'

const client = join(import.meta.dirname, '../../build/client')
/** A placeholder, which the server replaces by its public address, here as in the pages. */
const publicUrl = '__PUBLIC_URL__'
const oneYearMs = 365 * 24 * 60 * 60 * 1000

const listed = Object.values(pages).filter((page) => page.listed)
const hidden = Object.values(pages).filter((page) => !page.listed)

await mkdir(join(client, '.well-known'), { recursive: true })
await Promise.all([
  writeFile(
    join(client, 'sitemap.xml'),
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...listed.map((page) => `  <url><loc>${publicUrl}${page.path}</loc></url>`),
      '</urlset>',
      '',
    ].join('\n'),
  ),
  writeFile(
    join(client, 'robots.txt'),
    ['User-agent: *', ...hidden.map((page) => `Disallow: ${page.path}`), `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
      '\n',
    ),
  ),
  writeFile(
    join(client, '.well-known/security.txt'),
    [
      `Contact: mailto:${brand.contactEmail}`,
      `Expires: ${new Date(Date.now() + oneYearMs).toISOString()}`,
      `Preferred-Languages: ${brand.language}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ].join('\n'),
  ),
])
