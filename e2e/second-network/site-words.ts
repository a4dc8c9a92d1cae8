import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The files of a `site/` that a test needs one by one, and every text in all of them. */
export type SiteWords = {
  artifacts: (typeof import('@network-site/site/artifacts'))['artifacts']
  brand: (typeof import('@network-site/site/brand'))['brand']
  contact: (typeof import('@network-site/site/contact'))['contact']
  games: (typeof import('@network-site/site/home/games'))['games']
  header: (typeof import('@network-site/site/header'))['header']
  league: (typeof import('@network-site/site/home/league'))['league']
  links: (typeof import('@network-site/site/links'))['links']
  network: (typeof import('@network-site/site/network'))['network']
  campaign: (typeof import('@network-site/site/campaign'))['campaign']
  pages: (typeof import('@network-site/site/pages'))['pages']
  palette: (typeof import('@network-site/site/palette'))['palette']
  partners: (typeof import('@network-site/site/partners'))['partners']
  paths: (typeof import('@network-site/site/paths'))['paths']
  collectionItems: (typeof import('@network-site/site/collection-items'))['collectionItems']
  walletWords: (typeof import('@network-site/site/wallet'))['walletWords']
  texts: Set<string>
}

/** Reads the `site/` of a copy of the repository. */
export async function readSiteWords(root: string): Promise<SiteWords> {
  const source = join(root, 'site/src')
  const files = globSync('**/*.ts', { cwd: source, exclude: ['schema/**', '**/*.test.ts', 'validate-site.ts'] })
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(pathToFileURL(join(source, file)).href)),
  )
  return { ...(Object.assign({}, ...modules) as SiteWords), texts: new Set(modules.flatMap(textsIn)) }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
