import type { SiteWords } from './site-words.ts'

/** What the site of one network must not show of another: names, single words of names, and sentences. */
export type ForeignWords = { names: string[]; nameWords: string[]; sentences: string[] }

/** A sentence is told from a label such as 'Copy' by its length. */
const sentenceLength = 24

/** Everything of another network's `site/` that this one does not have itself. */
export function foreignWords({ foreign, own }: { foreign: SiteWords; own: SiteWords }): ForeignWords {
  const isForeign = (text: string) => !own.texts.has(text)
  const vocabulary = wordsIn([...own.texts].join(' '))
  const { artifacts, brand, games, league, links, network, pages, partners, paths, collectionItems } = foreign
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
    ...Object.values(pages).flatMap(({ title, picture }) => [title, picture.src]),
  ]
  const nameWords = [...wordsIn(givenNames.join(' '))]
  return {
    names: [...new Set(names)].filter(isForeign),
    nameWords: nameWords.filter((word) => word.length > 3 && !vocabulary.has(word)),
    sentences: [...foreign.texts].filter((text) => text.length >= sentenceLength && isForeign(text)),
  }
}

/** The foreign words in a text, each named once. */
export function findLeaks(text: string, { names, nameWords, sentences }: ForeignWords): string[] {
  const words = wordsIn(text)
  return [
    ...names.filter((name) => holdsName(text, name)),
    ...nameWords.filter((word) => words.has(word)),
    ...sentences.filter((sentence) => text.includes(sentence)),
  ]
}

/** Whether a name stands in a text by itself, not as a part of a longer word, number or file name. */
function holdsName(text: string, name: string): boolean {
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
