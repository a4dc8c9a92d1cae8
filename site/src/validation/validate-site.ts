import * as agreement from '../agreement.ts'
import * as allDownloads from '../all-downloads.ts'
import * as brand from '../brand.ts'
import * as campaign from '../campaign.ts'
import * as collectionItems from '../collection-items.ts'
import * as contactWords from '../contact-words.ts'
import * as downloads from '../downloads.ts'
import * as failureMessages from '../failure-messages.ts'
import * as filmWords from '../film-words.ts'
import * as gameWorlds from '../game-worlds.ts'
import * as games from '../games.ts'
import * as homePage from '../home-page.ts'
import * as leaderboardWords from '../leaderboard-words.ts'
import * as liveries from '../liveries.ts'
import * as mark from '../mark.ts'
import * as network from '../network.ts'
import * as nodesPage from '../nodes-page.ts'
import * as official from '../official.ts'
import * as pages from '../pages.ts'
import * as partnerLogos from '../partner-logos.ts'
import * as partners from '../partners.ts'
import * as paths from '../paths.ts'
import * as progressWords from '../progress-words.ts'
import * as progressStrip from '../progress-strip.ts'
import * as quests from '../quests.ts'
import * as rankPanel from '../rank-panel.ts'
import * as ranking from '../ranking.ts'
import * as ranksPage from '../ranks-page.ts'
import * as serverPages from '../server-pages.ts'
import * as shownNames from '../shown-names.ts'
import * as siteChrome from '../site-chrome.ts'
import * as socialCards from '../social-cards.ts'
import * as statusPage from '../status-page.ts'
import * as tokenWidgetWords from '../token-widget-words.ts'
import * as wallet from '../wallet.ts'
import { sentence } from './field-values.ts'
import { isOptional, requiredFields, rulesFor } from './site-rules.ts'

/** The exports of every file, by its name. */
type SiteModules = Record<string, Record<string, unknown>>

export const siteModules: SiteModules = {
  'agreement.ts': agreement,
  'all-downloads.ts': allDownloads,
  'brand.ts': brand,
  'campaign.ts': campaign,
  'collection-items.ts': collectionItems,
  'contact-words.ts': contactWords,
  'downloads.ts': downloads,
  'failure-messages.ts': failureMessages,
  'film-words.ts': filmWords,
  'game-worlds.ts': gameWorlds,
  'games.ts': games,
  'home-page.ts': homePage,
  'leaderboard-words.ts': leaderboardWords,
  'liveries.ts': liveries,
  'mark.ts': mark,
  'network.ts': network,
  'nodes-page.ts': nodesPage,
  'official.ts': official,
  'pages.ts': pages,
  'partner-logos.ts': partnerLogos,
  'partners.ts': partners,
  'paths.ts': paths,
  'progress-words.ts': progressWords,
  'progress-strip.ts': progressStrip,
  'quests.ts': quests,
  'rank-panel.ts': rankPanel,
  'ranking.ts': ranking,
  'ranks-page.ts': ranksPage,
  'server-pages.ts': serverPages,
  'shown-names.ts': shownNames,
  'site-chrome.ts': siteChrome,
  'social-cards.ts': socialCards,
  'status-page.ts': statusPage,
  'token-widget-words.ts': tokenWidgetWords,
  'wallet.ts': wallet,
}

/** Returns every wrong value of the site, one line each: file, field, and what is expected. */
export function validateSite(modules = siteModules): string[] {
  return Object.entries(modules).flatMap(([file, fields]) =>
    faultsIn(fields).map(({ field, message }) => `site/src/${file}: ${field} ${message}`),
  )
}

type Fault = { field: string; message: string }

/** Types say which fields there are, but a start of the site does not check types. */
function faultsIn(fields: Record<string, unknown>): Fault[] {
  const values = Object.entries(fields).flatMap(([name, value]) => listFields(name, value))
  const present = new Set(values.map(({ field }) => field))
  const missing = requiredFields.filter((field) => (field.split('.')[0] ?? '') in fields && !present.has(field))
  return [...values.flatMap(faultsOf), ...missing.map((field) => ({ field, message: 'is missing' }))]
}

/** A value and everything in it, each with its path. */
function listFields(field: string, value: unknown): { field: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ field, value }]
  const inner = Object.entries(value).flatMap(([name, part]) => listFields(`${field}.${name}`, part))
  return [{ field, value }, ...inner]
}

function faultsOf({ field, value }: { field: string; value: unknown }): Fault[] {
  if (value === undefined) return isOptional(field) ? [] : [{ field, message: 'is missing' }]
  const rules = typeof value === 'string' ? [sentence, ...rulesFor(field)] : rulesFor(field)
  for (const rule of rules) {
    const { error } = rule.safeParse(value)
    if (error) return error.issues.map(({ path, message }) => ({ field: [field, ...path].join('.'), message }))
  }
  return []
}
