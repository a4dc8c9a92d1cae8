/** Prerenders every page to a file after both Vite builds. The files are the same for every deployment. */
import { languages, readPages } from '@network-site/site/languages'
import { nodesLanding } from '@network-site/site/nodes-page'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type * as ServerEntry from '../entry.server.tsx'
import { packBrandKit } from './brand-kit.ts'
import { translateCaptions } from './film-captions.ts'
import { crawlerFiles } from './crawler-files.ts'
import { pageStyles, unescapeClasses } from './page-styles.ts'
import { checkIcons, readSprites } from './read-sprites.ts'
import { importMap, registerLanguages, wordsImportedBy, wordsUsedBy, writeGroup } from './external-words.ts'

const build = join(import.meta.dirname, '../build')
const client = join(build, 'client')
const manifestFile = join(client, '.vite/manifest.json')
const entryFile = 'entry.client.tsx'

const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
const sprites = await readSprites()
/** Stands for the page's styles until its HTML shows which ones it uses. */
const stylesMark = '/* styles */'
// A release uses its commit's time, so that builds of one commit are identical.
const { SOURCE_DATE_EPOCH } = process.env
const builtAt = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date()

const serverEntry = pathToFileURL(join(build, 'server/entry.server.js'))
await registerLanguages(new URL('./', serverEntry))
const allFiles = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'))
const allScripts = await Promise.all(allFiles.map(readScript))
const usedWords = wordsUsedBy(allScripts)
const wordGroups = new Map<string, string[]>(
  allFiles.map((file, at) => [`/${file}`, wordsImportedBy(allScripts[at] ?? '')] as const),
)
/** By page. The styles that a page can use do not depend on its language. */
const stylesOf = new Map<string, string>()
/** Paths of pages. One is the same in all languages. */
const writtenPaths = new Set<string>()

for (const { tag } of languages) {
  const { allStyles, pageFiles, renderPage } = (await import(
    `${serverEntry.href}?language=${tag}`
  )) as typeof ServerEntry
  const urls = await writeWords(tag)
  const wordFiles = new Set(urls.values())
  for (const [page, { path }] of Object.entries(await readPages(tag))) {
    if (writtenPaths.has(path)) continue
    writtenPaths.add(path)
    const html = await renderPage(path, {
      styles: stylesMark,
      importMap: importMap(urls),
      scriptsOf: (files) => withWords(scriptsOf([...files, entryFile]), urls),
      laterScriptsOf: (file) => laterScriptsOf([file], urls),
      laterWordsOf: (files) => laterScriptsOf(files, urls).filter((script) => wordFiles.has(script)),
      sprites,
    })
    checkIcons(html)
    if (!stylesOf.has(page)) {
      const scripts = await Promise.all(allScriptsOf([...pageFiles(path), entryFile]).map(readScript))
      stylesOf.set(page, pageStyles(allStyles, [unescapeClasses(html), ...scripts].join('\n')))
    }
    await write(
      join(path, 'index.html'),
      html.replace(stylesMark, () => stylesOf.get(page) ?? ''),
    )
  }
}
for (const [path, text] of Object.entries(await crawlerFiles(builtAt))) await write(path, text)
await writeCaptions()
await write('network/brand-kit.zip', await packBrandKit())
// Needed only for prerendering.
await rm(dirname(manifestFile), { recursive: true })
await rm(join(build, 'server'), { recursive: true })
// The pages' query caches leave day-long timers running.
process.exit()

/** Writes translated captions of the film, if there is one. The English ones are in `site/media`. */
async function writeCaptions(): Promise<void> {
  const captions = nodesLanding.film?.captions
  if (captions === undefined) return
  const english = await readFile(join(client, captions), 'utf8')
  for (const { tag, path } of languages) {
    if (path !== '') await write(captions.replace(/\.vtt$/, `.${tag}.vtt`), await translateCaptions(english, tag))
  }
}

/** Writes a language's words, and returns the URL of each group. */
async function writeWords(tag: string): Promise<Map<string, string>> {
  const written = [...usedWords].map(async ([group, names]) => {
    const text = await writeGroup(group, { tag, names })
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
    const file = `assets/words-${group}-${tag}-${hash}.js`
    await write(file, text)
    return [group, `/${file}`] as const
  })
  return new Map(await Promise.all(written))
}

/** Puts the words that scripts import first, so that they load at the same time. */
function withWords(scripts: string[], urls: Map<string, string>): string[] {
  const groups = scripts.flatMap((script) => wordGroups.get(script) ?? [])
  return [...new Set([...groups.map((group) => urls.get(group) ?? ''), ...scripts])]
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  const file = join(client, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Returns the scripts of on-demand chunks, without those that every page loads. */
function laterScriptsOf(files: string[], words: Map<string, string>): string[] {
  const everywhere = new Set(withWords(scriptsOf([entryFile]), words))
  return withWords(scriptsOf(files), words).filter((script) => !everywhere.has(script))
}

/** Returns the scripts of these source files and everything they load on demand, other pages excepted. */
function allScriptsOf(files: string[]): string[] {
  const seen = new Set<string>()
  const scripts = new Set<string>()
  files.forEach(add)
  return [...scripts]

  function add(key: string): void {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    scripts.add(chunk.file)
    chunk.imports?.forEach(add)
    chunk.dynamicImports?.filter((file) => !file.startsWith('routes/')).forEach(add)
  }
}

function readScript(file: string): Promise<string> {
  return readFile(join(client, file), 'utf8')
}

/** Returns the scripts for these source files. Each script follows the scripts it imports. */
function scriptsOf(files: string[]): string[] {
  const needed = new Set<string>()
  files.forEach(add)
  return [...needed].map((file) => `/${file}`)

  function add(key: string): void {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build manifest has no entry for ${key}.`)
    chunk.imports?.forEach(add)
    needed.add(chunk.file)
  }
}
