import { existsSync, globSync, readdirSync } from 'node:fs'
import { language as english } from './language.ts'
import { type linkPreviews, pageNames, pages } from './pages.ts'
import { paths as englishPaths } from './paths.ts'
import { translate } from './translation.ts'

/** A module's exports, by name. */
export type Exports = Record<string, unknown>

const folder = new URL('./', import.meta.url)
const locales = new URL('locales/', folder)
const media = new URL('../media/', folder)

/** The tags of the translations, which are the names of the folders in `locales/`. */
export const translationTags = existsSync(locales)
  ? readdirSync(locales, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted()
  : []

/** Every language, with the beginning of its pages' paths. English comes first and has the paths without a prefix. */
export const languages = [
  english,
  ...(await Promise.all(
    translationTags.map(async (tag) => (await readModule('language', tag))['language'] as Language),
  )),
]

export type Language = typeof english

/** What the language menu shows of each language. */
export const languageNames = languages.map(({ tag, name, path }) => ({ tag, name, path }))

/** Returns the exports of a module in a language. */
export async function readModule(name: string, tag: string): Promise<Exports> {
  const exports: Exports = { ...((await import(new URL(`${name}.ts`, folder).href)) as Exports) }
  if (tag === english.tag) return exports
  const translated = translate(exports, await readTranslationModule(name, tag))
  if (name === 'language') {
    return { ...translated, language: { ...(translated['language'] as Language), path: `/${tag}` } }
  }
  if (name === 'paths') return { ...translated, paths: localPaths(tag) }
  if (name === 'pages') return { ...withLocalPictures(translated, tag), pages: await readPages(tag) }
  if (name === 'nodes-page') return withLocalCaptions(translated, tag)
  return translated
}

/** Returns the paths and titles of the pages in a language. */
export async function readPages(tag: string): Promise<typeof pages> {
  if (tag === english.tag) return pages
  const translated = translate(pages, (await readTranslationModule('pages', tag))['pages'])
  const paths = localPaths(tag)
  return Object.fromEntries(pageNames.map((name) => [name, { ...translated[name], path: paths[name] }])) as typeof pages
}

/** Returns the pages' paths in a language. The social network knows only one address of this site. */
function localPaths(tag: string): typeof englishPaths {
  const local = Object.entries(englishPaths).map(([name, path]) => [name, `/${tag}${path === '/' ? '' : path}`])
  return { ...(Object.fromEntries(local) as typeof englishPaths), socialReturn: englishPaths.socialReturn }
}

/** Translated link previews are in a folder named by the tag. Where one is missing, pages show the English one. */
function withLocalPictures(exports: Exports, tag: string): Exports {
  const previews = Object.entries(exports['linkPreviews'] as typeof linkPreviews).map(([name, preview]) => {
    const src = preview.picture.src.replace(/[^/]+$/, `${tag}/$&`)
    const isDrawn = existsSync(new URL(`.${src}`, media))
    return [name, isDrawn ? { ...preview, picture: { ...preview.picture, src } } : preview]
  })
  return { ...exports, linkPreviews: Object.fromEntries(previews) }
}

/** The build writes the captions of the film in every language next to the English ones. */
function withLocalCaptions(exports: Exports, tag: string): Exports {
  const { nodesLanding } = exports as { nodesLanding: { film?: { captions: string } } }
  const { film } = nodesLanding
  if (!film) return exports
  const captions = film.captions.replace(/\.vtt$/, `.${tag}.vtt`)
  return { ...exports, nodesLanding: { ...nodesLanding, film: { ...film, captions } } }
}

/** Returns the exports of every file in a translation's folder, by the module's name. */
export async function readTranslation(tag: string): Promise<Record<string, Exports>> {
  const names = globSync('*.ts', { cwd: new URL(`${tag}/`, locales) }).map((file) => file.replace(/\.ts$/, ''))
  return Object.fromEntries(
    await Promise.all(names.toSorted().map(async (name) => [name, await readTranslationModule(name, tag)] as const)),
  )
}

/** Returns nothing for a module without text. */
async function readTranslationModule(name: string, tag: string): Promise<Exports> {
  const file = new URL(`${tag}/${name}.ts`, locales)
  return existsSync(file) ? ((await import(file.href)) as Exports) : {}
}
