import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'

/** Words of one network that must not appear in another: names, single words of names, and sentences. */
export type ForeignWords = { names: string[]; nameWords: string[]; sentences: string[] }

/** Fixed by the specification for all networks. */
export const fixedApiPath = '/vanguard-nft-drop'
/** The same path in operation ids, which are derived from paths. */
const fixedOperation = fixedApiPath.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())

export function withoutFixedPath(text: string): string {
  return text.replaceAll(fixedApiPath, '').replaceAll(fixedOperation, '')
}

/** Shorter texts are labels such as 'Copy'. */
const minSentenceLength = 24

/** Returns the words of another network's `site/` that do not occur in this one. */
export function foreignWords({ foreign, own }: { foreign: SiteWords; own: SiteWords }): ForeignWords {
  const isForeign = (text: string) => !own.texts.has(text)
  const vocabulary = wordsIn(withoutFixedPath([...own.texts].join(' ')))
  const { artifacts, brand, games, league, linkPreviews, links, network, pages, partners, paths, collectionItems } =
    foreign
  const givenNames = [
    brand.name,
    brand.clientName,
    brand.nodeName,
    brand.keyName,
    brand.leagueName,
    brand.campaignName,
    network.chainName,
    network.testnet.name,
    network.collection.name,
    network.token.name,
    network.signingMessage,
  ]
  const names = [
    ...givenNames,
    brand.contactEmail,
    ...Object.values(links),
    ...Object.values(paths).filter((path) => path !== '/'),
    network.testnet.slug,
    network.testnet.shortName,
    String(network.testnet.id),
    ...Object.values(artifacts),
    network.token.symbol,
    network.nodeRepository.owner,
    network.nodeRepository.url,
    league.anchor,
    ...games.list.flatMap(({ title, slug }) => [title, slug]),
    ...[...partners.investors, ...partners.poweredBy].map(({ alt }) => alt),
    ...collectionItems.map(({ name }) => name),
    ...Object.values(pages).map(({ title }) => title),
    ...Object.values(linkPreviews).map(({ picture }) => picture.src),
  ]
  const nameWords = [...wordsIn(givenNames.join(' '))]
  return {
    names: [...new Set(names)].filter(isForeign),
    nameWords: nameWords.filter((word) => word.length > 3 && !vocabulary.has(word)),
    sentences: [...foreign.texts].filter((text) => text.length >= minSentenceLength && isForeign(text)),
  }
}

/** Returns the foreign words that occur in a text. */
export function findLeaks(text: string, { names, nameWords, sentences }: ForeignWords): string[] {
  const words = wordsIn(text)
  return [
    ...names.filter((name) => containsName(text, name)),
    ...nameWords.filter((word) => words.has(word)),
    ...sentences.filter((sentence) => text.includes(sentence)),
  ]
}

/** Common words that any network may use in code. */
const commonWords = new Set(['client', 'drop', 'key', 'league', 'node', 'test', 'testnet', 'token'])

/**
 * Returns the foreign names that identifiers contain, in any spelling: `name-card`, `NamePage`, `NAME_URL`. A match must
 * start a word, so that `isEntry` does not match a name that ends in `entry`.
 */
export function findNamesInCode(text: string, { nameWords }: ForeignWords): string[] {
  return nameWords
    .filter((word) => !commonWords.has(word))
    .filter((word) => {
      const capitalized = word.slice(0, 1).toUpperCase() + word.slice(1)
      return text.includes(capitalized) || new RegExp(String.raw`(?<!\p{L})${word}`, 'iu').test(text)
    })
}

/** Returns whether a name occurs in a text, not as part of a longer word, number, or file name. */
function containsName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isPart = [text[at - 1], text[at + name.length]].some(
      (next) => next !== undefined && /[\p{L}\p{N}-]/u.test(next),
    )
    if (!isPart) return true
  }
  return false
}

function wordsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu))
}

/** The `site/` modules that tests need, and the set of all texts in `site/`. */
export type SiteWords = {
  artifacts: (typeof import('@network-site/site/downloads'))['artifacts']
  brand: (typeof import('@network-site/site/brand'))['brand']
  contact: (typeof import('@network-site/site/contact-words'))['contact']
  games: (typeof import('@network-site/site/games'))['games']
  header: (typeof import('@network-site/site/site-chrome'))['header']
  league: (typeof import('@network-site/site/home-page'))['league']
  links: (typeof import('@network-site/site/brand'))['links']
  network: (typeof import('@network-site/site/network'))['network']
  campaign: (typeof import('@network-site/site/campaign'))['campaign']
  linkPreviews: (typeof import('@network-site/site/pages'))['linkPreviews']
  pages: (typeof import('@network-site/site/pages'))['pages']
  palette: (typeof import('@network-site/site/brand'))['palette']
  partners: (typeof import('@network-site/site/partners'))['partners']
  paths: (typeof import('@network-site/site/paths'))['paths']
  collectionItems: (typeof import('@network-site/site/collection-items'))['collectionItems']
  walletWords: (typeof import('@network-site/site/wallet'))['walletWords']
  texts: Set<string>
}

export async function readSiteWords(root: string): Promise<SiteWords> {
  const source = join(root, 'site/src')
  const readModules = (pattern: string) =>
    Promise.all(
      globSync(pattern, { cwd: source, exclude: ['**/*.test.ts'] }).map(
        (file): Promise<Record<string, unknown>> => import(pathToFileURL(join(source, file)).href),
      ),
    )
  const [english, translations] = await Promise.all([readModules('*.ts'), readModules('locales/*/*.ts')])
  const texts = new Set([...english, ...translations].flatMap(textsIn))
  return { ...(Object.assign({}, ...english) as SiteWords), texts }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Returns all text of a page and its frames that people, search engines, or screen readers can read. */
export async function readPage(page: Page): Promise<string> {
  const texts = await Promise.all(page.frames().map((frame) => frame.evaluate(readDocument)))
  return [page.url(), ...texts].join('\n')
}

/** Runs in the page: returns its texts and attributes, except scripts, styles, classes, and ids. */
function readDocument(): string {
  const found: string[] = [document.title]
  for (const element of document.querySelectorAll('*')) {
    const isCode = element.matches('script:not([type="application/ld+json"]), style, link:not([rel=canonical])')
    if (isCode) continue
    for (const { name, value } of element.attributes) {
      const isCodeName = ['class', 'id', 'for', 'd', 'data-wallet-scripts'].includes(name)
      const isReference = /^aria-(labelledby|describedby|controls|owns)$/.test(name)
      if (!isCodeName && !isReference) found.push(value)
    }
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '')
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) found.push(element.value)
  }
  return found.join('\n')
}
