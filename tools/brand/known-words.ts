import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { artifacts, nodeProgram } from '@network-site/site/downloads'
import { brand, links } from '@network-site/site/brand'
import { network } from '@network-site/site/network'
import { paths } from '@network-site/site/paths'

/** Everything in `site/` that other code must not repeat. */
export type KnownWords = {
  /** Names and addresses, matched anywhere. */
  names: string[]
  /** Common words, matched only as a whole string or number. */
  wholeTexts: string[]
  /** Page paths except `/`. */
  paths: string[]
  /** Interface copy, split at placeholders. */
  sentences: string[]
}

/** Shorter parts of copy may occur in code by chance. */
export const minSentenceLength = 25

/** Returns the words of `site/`, grouped by how they are matched. */
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

/** Returns every string that the modules of `site/src` export. */
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

/** Returns the parts between placeholders that are long enough to be distinctive. */
function partsOf(text: string): string[] {
  return text
    .split(/\{\w+\}/)
    .map((part) => part.trim())
    .filter((part) => part.length >= minSentenceLength && part.includes(' '))
}

function unique(words: string[]): string[] {
  return [...new Set(words)]
}
