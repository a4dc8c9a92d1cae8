import { preferredLanguage } from '@network-site/protocol/preferred-language'
import type * as campaign from '@network-site/site/campaign'
import type * as contact from '@network-site/site/contact-words'
import type * as failures from '@network-site/site/failure-messages'
import type * as language from '@network-site/site/language'
import { languages, readModule } from '@network-site/site/languages'
import type * as paths from '@network-site/site/paths'
import type * as quests from '@network-site/site/quests'
import type * as ranking from '@network-site/site/ranking'
import type * as season from '@network-site/site/season'
import type * as serverPages from '@network-site/site/server-pages'
import type * as share from '@network-site/site/share-words'
import type * as tokenWidget from '@network-site/site/token-widget-words'
import type { FastifyRequest } from 'fastify'

/** The site's text that the server sends, in one language. */
export type Words = typeof campaign &
  typeof contact &
  typeof failures &
  typeof language &
  typeof paths &
  typeof quests &
  typeof ranking &
  typeof season &
  typeof serverPages &
  typeof share &
  typeof tokenWidget

const modules = [
  'campaign',
  'contact-words',
  'failure-messages',
  'language',
  'paths',
  'quests',
  'ranking',
  'season',
  'server-pages',
  'share-words',
  'token-widget-words',
]

const words = new Map(
  await Promise.all(
    languages.map(async ({ tag }) => {
      const exports = await Promise.all(modules.map((name) => readModule(name, tag)))
      return [tag, Object.assign({}, ...exports) as Words] as const
    }),
  ),
)
const [english] = words.values()

/** Returns the words of a language, or English ones for an unknown language. */
export function wordsIn(tag: string | undefined): Words {
  const found = words.get(tag ?? '') ?? english
  if (!found) throw new Error('site/ has no words')
  return found
}

/** Returns the words of the language that a request asks for with `Accept-Language`. Pages send their own. */
export function wordsFor({ headers }: Pick<FastifyRequest, 'headers'>): Words {
  const header = headers['accept-language'] ?? ''
  const known = chosen.get(header)
  if (known) return known
  const found = wordsIn(preferredLanguage(byPreference(header), languages)?.tag)
  // Browsers send few different headers. Clients that invent others must not fill the memory.
  if (header.length <= 100 && chosen.size < 1000) chosen.set(header, found)
  return found
}

const chosen = new Map<string, Words>()

/** Returns the tags of an `Accept-Language` header, preferred ones first. */
function byPreference(header: string): string[] {
  return header
    .split(',', 20)
    .map((part) => {
      // No pattern for the spaces: a header full of them would take quadratic time.
      const [tag = '', weight] = part.split(';', 2).map((text) => text.trim())
      return { tag, quality: weight === undefined ? 1 : Number(weight.replace(/^q=/i, '')) || 0 }
    })
    .filter(({ tag, quality }) => tag !== '*' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
