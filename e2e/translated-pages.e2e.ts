import { brand } from '@network-site/site/brand'
import { collectionItems } from '@network-site/site/collection-items'
import { games } from '@network-site/site/games'
import { type Language, languages, readPages } from '@network-site/site/languages'
import { network } from '@network-site/site/network'
import { pageNames, pages } from '@network-site/site/pages'
import { partners } from '@network-site/site/partners'
import { expect, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from './fixtures.ts'

const built = join(import.meta.dirname, '../web/build/client')
/** The server replaces it with its URL. */
const publicUrl = '__PUBLIC_URL__'
/** All languages share the page to which the social network returns. */
const translatedPages = pageNames.filter((name) => name !== 'socialReturn')

/** Names are the same in every language, and so are these terms in some of them. */
const names = new Set(
  [
    [network, collectionItems, partners, games.list.map(({ title }) => title)],
    [brand.name, brand.leagueName, brand.rollupName, brand.baseChainName, `${brand.name} Foundation`],
    [brand.nodeName, brand.clientName, brand.keyName].flatMap((name) => [name, `${name}s`]),
    [`Layer 3: ${brand.name}`, 'Layer 2: Arbitrum', 'Layer 1: Ethereum', 'RPC URL', 'Block explorer'],
    `©${brand.copyrightYear} ${brand.name}. All Rights Reserved`,
  ]
    .flatMap(textsIn)
    .map((name) => name.toLowerCase()),
)

for (const language of languages) {
  test(`the pages in ${language.tag} name their language and all others, and contain no English`, async ({ page }) => {
    const english = language === languages[0] ? [] : await readAll(page)
    const leftovers: string[] = []
    for (const [at, { name, path, title, listed, read }] of (await readAll(page, language)).entries()) {
      await test.step(path, async () => {
        expect(read).toMatchObject({ lang: language.tag, dir: language.direction, title })
        expect(read.canonical).toBe(publicUrl + path)
        expect(read.robots).toBe(listed ? undefined : 'noindex')
        const targets = await pathsOf(name)
        expect(read.alternates).toEqual(listed ? alternatesOf(targets) : [])
        if (name === 'tokenWidget') return
        const menu = languages.map((other, index) => [other.tag, other.tag, other.name, targets[index]])
        // In the footer, and in the menu of small screens, which the agreement does not have.
        expect(read.languageLinks).toEqual(name === 'nodeAgreement' ? menu : [...menu, ...menu])
      })
      const original = english[at]?.read
      if (!original) continue
      expect.soft(read.title, path).not.toBe(original.title)
      expect.soft(read.description, path).not.toBe(original.description)
      const texts = new Set(original.texts)
      leftovers.push(...read.texts.filter((text) => texts.has(text) && isTranslatable(text)))
    }
    expect([...new Set(leftovers)]).toEqual([])
  })
}

test('the sitemap lists every listed page in every language with all alternatives', async ({ page }) => {
  const xml = await readFile(join(built, 'sitemap.xml'), 'utf8')
  const entries = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/xml')
    return [...parsed.querySelectorAll('url')].map((url) => ({
      at: url.querySelector('loc')?.textContent,
      alternates: [...url.querySelectorAll('[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    }))
  }, xml)
  const listed = translatedPages.filter((name) => pages[name].listed)
  const expected = await Promise.all(
    listed.map(async (name) => {
      const targets = await pathsOf(name)
      return targets.map((path) => ({ at: publicUrl + path, alternates: alternatesOf(targets) }))
    }),
  )
  const sorted = (list: typeof entries) => list.toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
  expect(sorted(entries)).toEqual(sorted(expected.flat()))
})

/** Returns the path of a page in each language. */
function pathsOf(name: keyof typeof pages): Promise<string[]> {
  return Promise.all(languages.map(async ({ tag }) => (await readPages(tag))[name].path))
}

function alternatesOf(targets: string[]) {
  const alternates = languages.map(({ tag }, index) => [tag, `${publicUrl}${targets[index]}`])
  return [...alternates, ['x-default', `${publicUrl}${targets[0]}`]]
}

/** Reads the pages in a language, or in English. */
async function readAll(page: Page, { tag }: Pick<Language, 'tag'> = { tag: 'en' }) {
  const ofLanguage = await readPages(tag)
  return Promise.all(
    translatedPages.map(async (name) => {
      const html = await readFile(join(built, ofLanguage[name].path, 'index.html'), 'utf8')
      return { name, ...ofLanguage[name], read: await page.evaluate(readDocument, html) }
    }),
  )
}

/** Runs in the browser: returns what a document says about itself, and the texts in its language. */
function readDocument(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const { documentElement: root } = parsed
  const content = (selector: string, attribute: string) =>
    parsed.querySelector(selector)?.getAttribute(attribute) ?? undefined
  const read = {
    lang: root.lang,
    dir: root.dir,
    title: parsed.title,
    description: content('meta[name=description]', 'content'),
    canonical: content('link[rel=canonical]', 'href'),
    robots: content('meta[name=robots]', 'content'),
    alternates: [...parsed.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
    languageLinks: [...parsed.querySelectorAll('a[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('lang'),
      link.textContent,
      link.getAttribute('href'),
    ]),
  }
  for (const element of parsed.querySelectorAll('script, style, pre, code, body [lang]')) {
    if (element.getAttribute('lang') !== root.lang) element.remove()
  }
  const attributes = ['alt', 'title', 'placeholder', 'aria-label', 'aria-roledescription', 'aria-valuetext']
  const described = attributes.flatMap((name) =>
    [...parsed.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  )
  const metadata = [...parsed.querySelectorAll('meta[property], meta[name^=twitter]')].map(
    (element) => element.getAttribute('content') ?? '',
  )
  const texts = [...described, ...metadata]
  const nodes = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) texts.push(nodes.currentNode.textContent ?? '')
  return { ...read, texts: [...new Set(texts.map((text) => text.trim()))] }
}

/** Returns whether a text has at least two words that could be English and is no name. */
function isTranslatable(text: string): boolean {
  const words = text.match(/(?<![\p{L}\d_./:@"-])[a-z]{3,}(?![\p{L}\d_/:@"])/giu) ?? []
  return words.length >= 2 && !names.has(text.toLowerCase())
}

/** Returns all texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
