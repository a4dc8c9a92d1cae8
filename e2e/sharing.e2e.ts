import { expect, type Page } from '@playwright/test'
import { languages, readModule } from '@network-site/site/languages'
import { brand, links } from '@network-site/site/brand'
import { games } from '@network-site/site/games'
import { linkPreviews, pageNames, pages } from '@network-site/site/pages'
import { paths } from '@network-site/site/paths'
import { test } from './fixtures.ts'

const oneDayMs = 24 * 60 * 60 * 1000
/** Pages that are readable without scripts. */
const allPages = pageNames.map((name) => ({ ...pages[name], ...linkPreviews[name] }))
const readable = new Set([pages.home.path, pages.nodes.path, pages.nodeAgreement.path])

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // The token widget works only in a frame.
  const shown = allPages.filter(({ path }) => path !== pages.tokenWidget.path)
  for (const { path, title, description, picture, listed } of shown) {
    test(`${path} has complete metadata for search engines and link previews`, async ({ page, baseURL, request }) => {
      const requested: string[] = []
      page.on('request', (sent) => requested.push(new URL(sent.url()).pathname))
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page).toHaveTitle(title)
      expect(await content(page, 'name="description"')).toBe(description)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + path)
      const image = baseURL + picture.src
      for (const [tag, value] of Object.entries({
        'property="og:type"': 'website',
        'property="og:site_name"': brand.name,
        'property="og:title"': title,
        'property="og:description"': description,
        'property="og:url"': baseURL + path,
        'property="og:image"': image,
        'property="og:image:alt"': picture.alt,
        'name="twitter:card"': 'summary_large_image',
        'name="twitter:title"': title,
        'name="twitter:description"': description,
        'name="twitter:image"': image,
        'name="twitter:image:alt"': picture.alt,
      })) {
        expect(await content(page, tag), tag).toBe(value)
      }
      await expect(page.locator('meta[name=robots]')).toHaveCount(listed ? 0 : 1)

      const answer = await request.get(image)
      expect(answer.status()).toBe(200)
      const size = jpegSize(await answer.body())
      expect(size).toEqual({
        width: Number(await content(page, 'property="og:image:width"')),
        height: Number(await content(page, 'property="og:image:height"')),
      })

      if (listed) await test.step('inlines its logo and icons', () => expectInlineIcons(page, requested))
      if (readable.has(path)) await test.step('is readable', () => expectReadable(page))
    })
  }

  test('pages in another language have link previews with its words', async ({ page, request, baseURL }) => {
    const exports = (await readModule('pages', 'de')) as { linkPreviews: typeof linkPreviews }
    const { src, alt } = exports.linkPreviews.mint.picture
    await page.goto(`/de${pages.mint.path}`)
    expect(await content(page, 'property="og:image"')).toBe(baseURL + src)
    expect(await content(page, 'property="og:image:alt"')).toBe(alt)
    const translated = await request.get(src)
    expect(translated.headers()['content-type']).toBe('image/jpeg')
    const english = await request.get(linkPreviews.mint.picture.src)
    expect((await translated.body()).equals(await english.body())).toBe(false)
  })

  test('every listed page has a unique title and description', async () => {
    const listed = allPages.filter((page) => page.listed)
    for (const pick of ['title', 'description'] as const) {
      expect(new Set(listed.map((page) => page[pick])).size).toBe(listed.length)
    }
  })

  test('the home page describes the organization, site, and games as structured data', async ({ page, baseURL }) => {
    await page.goto('/')
    const text = await page.locator('script[type="application/ld+json"]').textContent()
    const { '@context': vocabulary, '@graph': graph } = JSON.parse(text ?? '') as {
      '@context': string
      '@graph': Array<Record<string, unknown>>
    }
    expect(vocabulary).toBe('https://schema.org')
    const ofType = (type: string) => graph.filter((thing) => thing['@type'] === type)
    expect(ofType('Organization')).toMatchObject([
      { name: brand.name, url: `${baseURL}/`, sameAs: expect.arrayContaining([links.chat]) },
    ])
    expect(ofType('WebSite')).toMatchObject([
      { name: brand.name, url: `${baseURL}/`, publisher: { '@id': ofType('Organization')[0]?.['@id'] } },
    ])
    expect(ofType('VideoGame').map(({ name }) => name)).toEqual(games.list.map(({ title }) => title))
  })
})

test('all images in the structured data exist', async ({ page, request, baseURL }) => {
  await page.goto('/')
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
  const files = [...text.matchAll(/"(?:logo|image)":"([^"]+)"/g)].map(([, address]) => address ?? '')
  expect(files).toHaveLength(1 + games.list.length)
  for (const file of files) {
    expect(file.startsWith(`${baseURL}/`)).toBe(true)
    const answer = await request.get(file)
    expect(answer.status(), file).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  }
})

test('the sitemap lists all public pages, and each responds', async ({ request, baseURL }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('xml')
  const listed = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(
    Object.values(pages)
      .filter((page) => page.listed)
      .flatMap(({ path }) =>
        languages.map((language) => baseURL + (language.path + (path === '/' ? '' : path) || '/')),
      ),
  )
  for (const address of listed) {
    const page = await request.get(address ?? '', { maxRedirects: 0, headers: { accept: 'text/html' } })
    expect(page.status(), address).toBe(200)
  }
})

test('robots.txt links the sitemap and disallows only unlisted pages', async ({ request, baseURL }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.headers()['content-type']).toContain('text/plain')
  const lines = (await answer.text()).split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const disallowed = lines
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice('Disallow: '.length))
  expect(disallowed).toEqual(
    Object.values(pages)
      .filter((page) => !page.listed)
      .flatMap(({ path }) => (path === paths.socialReturn ? [path] : languages.map((local) => local.path + path))),
  )
})

test('security.txt has a contact and has not expired', async ({ request, baseURL }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.headers()['content-type']).toContain('text/plain')
  const fields = new Map(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  )
  expect(fields.get('Contact')).toBe(`mailto:${brand.contactEmail}`)
  expect(fields.get('Canonical')).toBe(`${baseURL}/.well-known/security.txt`)
  const leftMs = Date.parse(fields.get('Expires') ?? '') - Date.now()
  expect(leftMs).toBeGreaterThan(30 * oneDayMs)
  expect(leftMs).toBeLessThanOrEqual(366 * oneDayMs)
})

/** Expects logo and icons to be inline, without requests. */
async function expectInlineIcons(page: Page, requested: string[]): Promise<void> {
  expect(requested).not.toContain(brand.logo.src)
  expect(requested).not.toContain(brand.linkIcons)
  const logo = page.getByRole('banner').locator('a > svg').first()
  const drawn = await logo.evaluate((svg: SVGSVGElement) => svg.getBBox().width)
  expect(drawn).toBeGreaterThan(brand.logo.width * 0.9)
}

async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const words = (await page.locator('main').innerText()).split(/\s+/).length
  expect(words).toBeGreaterThan(80)
}

async function content(page: Page, attribute: string): Promise<string | null> {
  const tag = page.locator(`meta[${attribute}]`)
  await expect(tag).toHaveCount(1)
  return tag.getAttribute('content')
}

function jpegSize(file: Buffer): { width: number; height: number } | undefined {
  for (let at = 2; at < file.length - 9; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
  }
  return undefined
}
