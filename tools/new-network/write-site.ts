import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Failure } from '../bootstrap/failure.mjs'
import { keptLanguages } from './answers.ts'
import type { Facts } from './facts.ts'
import { code, rewriteModule } from './rewrite-module.ts'
import * as home from './starting-home.ts'
import * as media from './starting-media.ts'
import * as nodes from './starting-nodes.ts'
import * as words from './starting-words.ts'

/** Icons of external platforms, shared by all networks. */
const keptMedia = 'icons/places.svg'

/** Rewrites `site/src` for another network and empties `site/media`. Generic copy stays. */
export async function writeSite(site: string, facts: Facts): Promise<void> {
  const locales = join(site, 'src/locales')
  const translations = await rewriteTranslations(locales, facts)
  for (const [file, text] of rewriteSite(join(site, 'src'), facts)) writeFileSync(join(site, 'src', file), text)
  rmSync(locales, { recursive: true, force: true })
  for (const [file, text] of translations) {
    mkdirSync(dirname(join(locales, file)), { recursive: true })
    writeFileSync(join(locales, file), text)
  }
  const icons = readFileSync(join(site, 'media', keptMedia))
  rmSync(join(site, 'media'), { recursive: true })
  mkdirSync(dirname(join(site, 'media', keptMedia)), { recursive: true })
  writeFileSync(join(site, 'media', keptMedia), icons)
}

/** Returns the modules of `site/src`, by file name, with the copy of a starting site. */
export function rewriteSite(folder: string, facts: Facts): Map<string, string> {
  const sources = globSync('*.ts', { cwd: folder }).map(
    (file) => [file, readFileSync(join(folder, file), 'utf8')] as const,
  )
  const moduleOf = new Map(
    sources.flatMap(([file, text]) =>
      [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => [name, file] as const),
    ),
  )
  const changesOf = startingChanges(facts)
  return new Map(
    sources.map(([file, text]) => [file, rewriteModule(text, { changes: changesOf[file] ?? {}, moduleOf })] as const),
  )
}

/**
 * Returns the files of the languages to keep, by path, without the translations of copy that changes. Until they are
 * written, pages show the English copy, and `npm run check` lists them.
 */
export async function rewriteTranslations(folder: string, facts: Facts): Promise<Map<string, string>> {
  const changesOf = startingChanges(facts)
  const files = keptLanguages(facts.languages).flatMap((tag) => globSync(`${tag}/*`, { cwd: folder }))
  const rewritten = files.map(async (file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const changes = changesOf[basename(file)]
    if (!changes) return [file, text] as const
    const translated = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>
    return [file, rewriteModule(text, { changes: outdatedFields(changes, translated), moduleOf: new Map() })] as const
  })
  return new Map(await Promise.all(rewritten))
}

/** Returns changes that remove the fields of a translation whose English text changes. */
function outdatedFields(changes: object, translated: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(changes).flatMap(([name, change]): [string, unknown][] => {
    const field = translated[name]
    if (field === undefined) return []
    const isObject = typeof change === 'object' && change !== null && !Array.isArray(change)
    return [[name, isObject ? outdatedFields(change, field as Record<string, unknown>) : undefined]]
  })
  return Object.fromEntries(fields)
}

/** Returns the changed values of a starting site, by file and constant. */
function startingChanges(facts: Facts): Record<string, Record<string, unknown>> {
  return {
    'agreement.ts': { agreement: nodes.startingAgreement },
    'brand.ts': { palette: facts.palette, brand: words.startingBrand(facts), links: words.startingLinks(facts) },
    'campaign.ts': { campaign: words.startingCampaign(facts) },
    'collection-items.ts': { traitTypes: facts.traitTypes, pictures: facts.pictures },
    'downloads.ts': {
      artifacts: words.startingArtifacts(facts),
      nodeProgram: `${facts.slug}-cli`,
      downloads: words.startingDownloads,
    },
    'film-words.ts': { filmWords: nodes.startingFilm },
    // Printed as code, so that it replaces the previous games instead of merging with them.
    'game-worlds.ts': { gameWorlds: code(JSON.stringify(facts.gameWorlds)) },
    'games.ts': { games: home.startingGames },
    'home-page.ts': {
      hero: home.startingHero,
      node: home.startingNode,
      ownership: home.startingOwnership,
      technology: home.startingTechnology,
      foundation: home.startingFoundation,
      contributor: home.startingContributor,
      league: home.startingLeague,
      community: home.startingCommunity,
    },
    'language.ts': { language: { locale: 'en-GB' } },
    'mark.ts': { mark: facts.mark },
    'network.ts': { network: words.startingNetwork(facts) },
    'nodes-page.ts': { nodesLanding: nodes.startingNodesLanding, nodesGuide: nodes.startingNodesGuide },
    'pages.ts': { pages: words.startingPages(facts), linkPreviews: words.startingLinkPreviews(facts) },
    'partner-logos.ts': { partnerLogos: media.startingPartnerLogos },
    'partners.ts': { partners: media.startingPartners },
    'paths.ts': { paths: words.startingPaths(facts) },
    'site-chrome.ts': {
      anchors: words.startingAnchors,
      header: words.startingHeader,
      footer: words.startingFooter,
    },
    'social-words.ts': { socialWords: words.startingSocial },
    'social-cards.ts': { socialCards: media.startingSocialCards(facts) },
  }
}

/** Throws if `site/` has uncommitted files, which would be overwritten. */
export function refuseUnsavedSite(root: string): void {
  const unsaved = unsavedFiles(root)
  if (unsaved === '') return
  const reason =
    unsaved === undefined ? 'this folder has no git history.' : `these files are not committed:\n\n${unsaved}\n\n`
  throw new Failure(
    `This command overwrites site/, and ${reason} Commit site/ first, or discard it: npm run new-network -- --overwrite`,
  )
}

/** Returns the uncommitted files of `site/`, one per line, or undefined without git. */
function unsavedFiles(root: string): string | undefined {
  const options = ['-C', root, 'status', '--porcelain', '--untracked-files=all', '--', 'site']
  try {
    return execFileSync('git', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd()
  } catch {
    return undefined
  }
}
