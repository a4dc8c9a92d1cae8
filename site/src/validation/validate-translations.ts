import type { Exports } from '../languages.ts'
import { isList, isPlural, translate } from '../translation.ts'
import { siteModules, validateSite } from './validate-site.ts'

/** Fields that are names, addresses, settings, or texts that stay English. `*` matches one name, `**` any number. */
const untranslated = [
  // Names and addresses.
  '{palette,links,network,paths,apiPaths,anchors,artifacts,nodeProgram,phoneWallets}',
  '{collectionItems,gameWorlds,partnerLogos,partners,liveries,bare,mark,shownNames}',
  'brand.{name,clientName,nodeName,keyName,leagueName,campaignName,rollupName,baseChainName,contactEmail}',
  'games.list.*.{title,slug,link}',
  'pages.*.path',
  'officialLinks.domains.*.url',
  'networkPage.files.list.*.{path,name}',
  'networkPage.files.api.path',
  'reminderWords.file.name',
  // Settings, files, and what identifies an entry.
  'brand.{accentColor,backgroundColor,textColor,logo,linkIcons}',
  'language.path',
  '**.{id,icon,panel,anchor,backdrop,art}',
  '{header,footer,community}.*.*.place',
  'nodesLanding.resources.buttons.*.place',
  'quests.list.*.rule',
  'ranking.ranks.*.rule',
  'pageNames',
  '**.{image,keyArt,picture}.src',
  'season.{from,to}',
  'ranking.pastSeasons',
  'nodesLanding.film.{webm,mp4,small,poster,captions}',
  'nodesGuide.cloud.steps.*.command',
  'campaign.swap.primaryColor',
  'socialCards.*.file',
  // Messages that wallets sign and the server compares.
  'shownNameMessage',
  'connectedAccount.message',
  // For the team, for programs, and for developers.
  'contact.subjectSuffix',
  'formAnswers.mail',
  '{apiReference,llmsText,brandKit}',
  // Legally binding in English only.
  'agreement',
  'agreementLanguage',
].flatMap(expand)

const untranslatedPattern = new RegExp(`^(?:${untranslated.map(toPattern).join('|')})(?:\\.|$)`)

/** Returns a line for every fault of a translation: file, field, and what is wrong. */
export function validateTranslation(
  tag: string,
  translation: Record<string, Exports>,
  english: Record<string, Exports> = siteModules,
): string[] {
  if (!isKnownTag(tag)) return [`site/src/locales/${tag}: must be named by a language tag like de or pt-BR`]
  const categories = usedCategories(tag)
  const named = (translation['language']?.['language'] as { tag?: string } | undefined)?.tag
  const misnamed =
    named === tag ? [] : [`site/src/locales/${tag}/language.ts: language.tag must be ${tag}, like the folder`]
  const files = [...new Set([...Object.keys(english), ...Object.keys(translation).map((name) => `${name}.ts`)])]
  const faulty = files.flatMap((file) => {
    const translated = translation[file.replace(/\.ts$/, '')]
    const faults = compare({ categories, english: english[file], translated, field: '' })
    const lines = faults.map(({ field, message }) => `site/src/locales/${tag}/${file}: ${field} ${message}`)
    if (lines.length > 0 || !english[file]) return lines
    const merged = translate({ ...english[file] }, translated)
    return validateSite({ [file]: merged }).map((line) => line.replace('site/src/', `site/src/locales/${tag}/`))
  })
  return [...misnamed, ...faulty]
}

function isKnownTag(tag: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(tag).length === 1
  } catch {
    return false
  }
}

/** Titles that each language breaks into lines differently. */
const brokenIntoLines = /^filmWords\.titles\.\d+\.lines$|^socialCards\.\d+\.headline$/

type Fault = { field: string; message: string }
type Comparison = { categories: string[]; english: unknown; translated: unknown; field: string }

function compare({ categories, english, translated, field }: Comparison): Fault[] {
  if (field !== '' && untranslatedPattern.test(field)) {
    const isSame = translated === undefined || JSON.stringify(translated) === JSON.stringify(english)
    return isSame ? [] : [{ field, message: 'is the same in every language' }]
  }
  if (english === undefined) return [{ field: field || 'the file', message: 'does not exist in English' }]
  if (typeof english === 'string') {
    return typeof translated === 'string' ? [] : [{ field, message: 'is not translated' }]
  }
  if (typeof english !== 'object' || english === null) return []
  if (isPlural(english)) return comparePlurals({ categories, translated, field })
  if (isList(english) && brokenIntoLines.test(field)) {
    return Array.isArray(translated) && isList(translated) ? [] : [{ field, message: 'is not translated' }]
  }
  const parts = (typeof translated === 'object' ? translated : undefined) as Record<string, unknown> | undefined
  const names = [...new Set([...Object.keys(english), ...Object.keys(parts ?? {})])]
  const inner = names.flatMap((name) =>
    compare({
      categories,
      english: (english as Record<string, unknown>)[name],
      translated: parts?.[name],
      field: field === '' ? name : `${field}.${name}`,
    }),
  )
  return [...inner, ...compareKeys({ english, parts, field })]
}

/** Entries of lists are matched by position, so each must repeat what identifies it. */
function compareKeys({
  english,
  parts,
  field,
}: {
  english: object
  parts: object | undefined
  field: string
}): Fault[] {
  const key = ['id', 'slug'].find((name) => name in english && /\.\d+$/.test(field))
  if (key === undefined || !parts || key in parts) return []
  return [{ field, message: `must repeat its ${key}` }]
}

function comparePlurals({ categories, translated, field }: Omit<Comparison, 'english'>): Fault[] {
  const given = typeof translated === 'object' && translated !== null ? Object.keys(translated) : []
  const missing = categories.filter((category) => !given.includes(category))
  const extra = given.filter((category) => !categories.includes(category))
  return [
    ...missing.map((category) => ({ field: `${field}.${category}`, message: 'is not translated' })),
    ...extra.map((category) => ({
      field: `${field}.${category}`,
      message: 'is not a plural category of the language',
    })),
  ]
}

/** Returns the plural categories of a language that whole numbers up to a thousand use. */
function usedCategories(tag: string): string[] {
  const rules = new Intl.PluralRules(tag)
  const used = Array.from({ length: 1001 }, (_, count) => rules.select(count))
  return [...new Set([...used, 'other'])]
}

/** Expands `a.{b,c}` to `a.b` and `a.c`. */
function expand(field: string): string[] {
  const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(field) ?? []
  return names === undefined ? [field] : names.split(',').map((name) => `${before}${name}${after}`)
}

function toPattern(field: string): string {
  return field
    .split('.')
    .map((name) => (name === '**' ? String.raw`(?:[^.]+\.)*` : `${name === '*' ? '[^.]+' : name}\\.`))
    .join('')
    .replace(/\\\.$/, '')
}
