import { z } from 'zod'
import { placeholders } from './placeholders.ts'
import { questListSchema, rankListSchema, seasonSchema } from './season-schemas.ts'
import {
  atLeast,
  color,
  currencySymbol,
  emailAddress,
  entries,
  fileName,
  httpsUrl,
  mediaPath,
  numbered,
  picturePath,
  positive,
  sentence,
  sentenceThatMayHave,
  sentenceWith,
  slug,
  svgShape,
  unique,
} from './field-values.ts'

const share = z.number().min(0).max(1)
const zipFile = fileName.endsWith('.zip', 'must be a .zip file')
const refusedWord = z.string().regex(/^[\p{Ll}\p{Lo}\p{Lm}\p{M}]{2,}$/u, 'must be lowercase letters without spaces')

/**
 * Rules that types cannot express, by export and field. `*` matches one name or number, `**` any number of them.
 * placeholders.ts has the rules for placeholders.
 */
const valueRules: Record<string, z.ZodType> = {
  'palette.*': color,
  'language.tag': z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language tag like en or pt-BR'),
  'language.locale': z.string().refine(isLocale, 'must be a locale like en-US or pt-BR-u-hc-h23'),
  'brand.copyrightYear': z.int().min(2000).max(2100),
  'brand.accentColor': color,
  'brand.backgroundColor': color,
  'brand.textColor': color,
  'brand.contactEmail': emailAddress,
  'brand.logo.src': mediaPath,
  'brand.linkIcons': mediaPath,
  // Pages refer to each link by name; any other would never be shown.
  links: fieldsOnly('docs', 'chat', 'microblog', 'messaging', 'questBoard', 'campaign', 'keySale'),
  'links.*': httpsUrl,

  'network.testnet.id': positive,
  'network.testnet.slug': slug,
  'network.testnet.shortName': slug,
  // The rules of ethereum-lists/chains.
  'network.registry.chain': z.string().regex(/^\S+$/, 'must be a code without spaces'),
  'network.registry.icon': slug,
  'network.registry.parent.chain': z.string().regex(/^eip155-\d+$/, 'must be a chain like eip155-42161'),
  'network.registry.parent.bridges.*': httpsUrl,
  // The rules of the Uniswap token list.
  'network.token.name': sentence.max(60, 'must have at most 60 characters'),
  'network.tokenList.name': z
    .string()
    .regex(/^[\w ]{1,30}$/, 'must have 1 to 30 letters, digits, spaces, and underscores'),
  'network.tokenList.version.*': z.int().min(0),
  'network.tokenList.publishedAt': z.iso.datetime('must be a time in UTC like 2026-11-18T00:00:00.000Z'),
  'network.mainnet.id': positive,
  'network.*.nativeCurrency.symbol': currencySymbol,
  'network.*.nativeCurrency.decimals': z.int().min(0).max(36),
  'network.token.symbol': z.string().regex(/^[A-Z0-9]{2,11}$/, 'must be 2 to 11 capital letters or digits'),
  'network.token.tokensPerEther': positive,
  'network.token.dailyCapTokens': positive,
  'network.nodeRepository.url': httpsUrl,

  'pages.home.path': z.literal('/', 'must be at /'),
  'pages.*.path': z.string().regex(/^\/[a-z/-]*$/, 'must be a path like /status'),
  'pages.*.title': sentence.max(70, 'is cut by search engines past 70 characters'),
  'linkPreviews.*.description': sentence.max(170, 'is cut by search engines past 170 characters'),
  'linkPreviews.*.picture.src': mediaPath,
  'pages.*.listed': z.boolean(),

  'header.social': entries(3),
  'header.menuSocial': entries(3),
  'header.sections': entries(8).and(
    numbered(({ index }: { index: number }) => index, { first: 1, step: 1, message: 'must be numbered 1 to 8' }),
  ),
  'header.sections.*.id': slug,
  'footer.social': entries(4),

  '**.backdrop.**.poster': mediaPath,
  '**.webm': mediaPath,
  '**.mp4': mediaPath,
  '**.width': positive,
  '**.height': positive,
  '**.image.src': picturePath,
  'ownership.promises': entries(3),
  'ownership.comparison.rows': atLeast(3),
  'technology.layers': entries(3).and(
    numbered(({ layer }: { layer: number }) => layer, {
      first: 3,
      step: -1,
      message: 'must be Layer 3, 2, 1, in this order',
    }),
  ),
  'foundation.duties': entries(3),
  'contributor.anchor': slug,
  'contributor.tracks': entries(2),
  'contributor.tracks.*.counts': atLeast(2),
  'contributor.honors.items': atLeast(3),
  'league.anchor': slug,
  'league.features': entries(3),
  'community.social': entries(5),
  'games.list': entries(5),
  'games.list.*.slug': slug,
  'games.list.*.icon': mediaPath,
  'games.list.*.keyArt.src': picturePath,
  'games.list.*.link': httpsUrl,
  'partners.investors': entries(7),
  'partners.poweredBy': atLeast(1),
  'partners.*.*.url': mediaPath,

  'nodesLanding.hero.art.src': picturePath,
  'nodesLanding.film.small': mediaPath,
  'nodesLanding.film.poster': mediaPath,
  'nodesLanding.film.captions': mediaPath,
  'nodesLanding.film.transcript': atLeast(1),
  'nodesLanding.benefits.list': entries(3),
  'nodesLanding.resources.buttons': entries(3),
  'nodesGuide.chapters.list': entries(6),
  'nodesGuide.watch.steps': entries(3),
  'nodesGuide.requirements.rows': atLeast(3),
  'nodesGuide.cloud.steps': atLeast(2),
  'nodesGuide.keys.points': atLeast(3),
  'nodesGuide.questions.list': atLeast(4),
  'artifacts.*': fileName,
  'artifacts.WindowsCli': zipFile,
  'artifacts.MacCli': zipFile,
  'artifacts.LinuxCli': zipFile,
  artifacts: unique((name) => name, 'must not share a name'),
  nodeProgram: fileName,
  'agreement.summary.points': atLeast(3),
  'agreement.sections': entries(10, 100),
  'agreement.sections.*.id': slug,
  'agreement.sections.*.blocks': atLeast(1),
  'agreement.sections.*.blocks.*.list': atLeast(2),

  collectionItems: entries(42)
    .and(numbered(({ id }: { id: number }) => id, { first: 1, step: 1, message: 'must be numbered 1 to 42' }))
    .and(unique(({ name }: { name: string }) => name, 'must not share a name')),
  'collectionItems.*.traits': atLeast(1),
  'failures.*': z.union([sentenceThatMayHave('wait'), sentenceWith('details')]),
  'quests.list': questListSchema,
  'ranking.ranks': rankListSchema,
  season: seasonSchema,
  'ranking.pastSeasons': z.array(seasonSchema),
  'ranksPage.order.parts': entries(5),
  'officialLinks.domains.*.url': httpsUrl,
  'reminderWords.file.name': z.string().regex(/^[\w-]+\.ics$/, 'must be a file name that ends in .ics'),
  'shownNames.*.*': refusedWord,
  // A short list, not a directory.
  phoneWallets: entries(0, 9),
  'phoneWallets.*.link': z
    .string()
    .regex(/^[a-z][a-z0-9]*:\/\/([a-z]+\/)?wc\?uri=$/, 'must look like scheme://wc?uri='),
  'walletDialog.pairing.steps': atLeast(1),

  'mark.*': atLeast(1),
  'mark.*.*': svgShape,
  'liveries.*.*': z.union([color, z.object({ color: color, metal: share, rough: share })]),
  'gameWorlds.*.lettering': entries(1, 2),
  'gameWorlds.*.ink.*': color,
  'gameWorlds.*.icon.ground.*': color,
  'gameWorlds.*.colors.*': color,
  '**.shade': color,
  '**.spark': color,
  'partnerLogos.*.slug': slug,
  'partnerLogos.*.lines': entries(1, 2),
  'partnerLogos.*.size': z.number().positive(),
  'partnerLogos.*.mark': svgShape,
  'filmWords.titles': entries(11),
  'filmWords.titles.*.lines': entries(1, 4),
  'filmWords.sounds': entries(6),
  'socialCards.*.file': slug,
  'socialCards.*.headline': entries(1, 3),
  'socialCards.*.art.path': mediaPath,
  'socialCards.*.art.paths': z.array(mediaPath).min(1),
  'socialCards.*.art.ids': z.array(z.int().min(1).max(42)).length(12),
}

/** The beginnings of fields that may be undefined. */
const optionalFields = ['nodesLanding.film.', 'network.registry.parent.', 'network.registry.icon.']

const placeholderRules = Object.entries(placeholders).flatMap(([name, fields]) =>
  Object.entries(fields).map(([field, names]) => [`${name}.${field}`, sentenceWith(...names.split(' '))] as const),
)

const rules = [...Object.entries(valueRules), ...placeholderRules]
const exactRules = Map.groupBy(
  rules.filter(([field]) => !field.includes('*')),
  ([field]) => field,
)
const patternRules = rules
  .filter(([field]) => field.includes('*'))
  .map(([field, rule]) => ({ startsWith: field.slice(0, field.indexOf('*')), pattern: toPattern(field), rule }))

/** Fields that a rule names and that must therefore exist. */
export const requiredFields = [...exactRules.keys()].filter((field) => !isOptional(field))

/** Returns the rules for the field at a path. */
export function rulesFor(field: string): z.ZodType[] {
  const exact = exactRules.get(field) ?? []
  const matching = patternRules.filter(
    ({ startsWith, pattern }) => field.startsWith(startsWith) && pattern.test(`${field}.`),
  )
  return [...exact.map(([, rule]) => rule), ...matching.map(({ rule }) => rule)]
}

/** Returns whether a field may be undefined. */
export function isOptional(field: string): boolean {
  return optionalFields.some((optional) => `${field}.`.startsWith(optional))
}

/** Returns a pattern for field paths with a dot after every name. */
function toPattern(field: string): RegExp {
  const parts = field.split('.').map((name) => {
    if (name === '**') return String.raw`(?:[^.]+\.)*`
    return String.raw`${name === '*' ? '[^.]+' : name}\.`
  })
  return new RegExp(`^${parts.join('')}$`)
}

function fieldsOnly(...names: string[]) {
  return z.custom<object>(
    (value) => Object.keys(value as object).every((name) => names.includes(name)),
    `must have only the fields ${names.join(', ')}`,
  )
}

function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length === 1
  } catch {
    return false
  }
}
