import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { artifacts, nodeProgram } from '@network-site/site/downloads'
import { brand, links } from '@network-site/site/brand'
import { network } from '@network-site/site/network'
import { paths } from '@network-site/site/paths'

/** Everything in `site/` that must not be spelled out a second time. */
export type KnownWords = {
  /** Names and addresses, wherever they stand. */
  names: string[]
  /** Words that are somebody else's as well: they count only as the whole of a text or of a number. */
  wholeTexts: string[]
  /** Pages, apart from the home page at `/`. */
  paths: string[]
  /** What visitors read. A sentence with blanks is several of these. */
  sentences: string[]
}

const shortestSentence = 25

/** What the operator wrote in `site/`, by the ways in which other code could repeat it. */
export async function readKnownWords(): Promise<KnownWords> {
  const { testnet, mainnet, collection, token, nodeRepository, chainName, signingMessage } = network
  const currencies = [testnet.nativeCurrency, mainnet.nativeCurrency]
  return {
    names: unique([
      brand.name,
      brand.clientName,
      brand.nodeName,
      brand.keyName,
      brand.leagueName,
      brand.campaignName,
      brand.contactEmail,
      chainName,
      signingMessage,
      testnet.name,
      testnet.slug,
      testnet.shortName,
      collection.name,
      token.name,
      token.symbol,
      nodeRepository.owner,
      nodeRepository.url,
      nodeProgram,
      ...Object.values(artifacts),
      ...Object.values(links),
    ]),
    wholeTexts: unique([String(testnet.id), ...currencies.flatMap(({ name, symbol }) => [name, symbol])]),
    paths: Object.values(paths).filter((path) => path !== '/'),
    sentences: unique((await readTexts()).flatMap(partsOf)),
  }
}

/** Every text that a file of `site/src` exports, whatever it is called. */
async function readTexts(): Promise<string[]> {
  const folder = fileURLToPath(new URL('.', import.meta.resolve('@network-site/site/brand')))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('validation'),
  )
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<unknown>),
  )
  return modules.flatMap(textsIn)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What stands between the blanks, where it is long enough to be nobody else's. */
function partsOf(text: string): string[] {
  return text
    .split(/\{\w+\}/)
    .map((part) => part.trim())
    .filter((part) => part.length >= shortestSentence && part.includes(' '))
}

function unique(words: string[]): string[] {
  return [...new Set(words)]
}
