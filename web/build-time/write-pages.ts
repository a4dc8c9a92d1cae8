/** Prerenders every page to a file after both Vite builds. The files are the same for every deployment. */
import { pages } from '@network-site/site/pages'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import type * as ServerEntry from '../entry.server.tsx'
import { packBrandKit } from './brand-kit.ts'
import { crawlerFiles } from './crawler-files.ts'
import { pageStyles, unescapeClasses } from './page-styles.ts'
import { checkIcons, readSprites } from './read-sprites.ts'

const build = join(import.meta.dirname, '../build')
const client = join(build, 'client')
const manifestFile = join(client, '.vite/manifest.json')
const entryFile = 'entry.client.tsx'

const { allStyles, pageFiles, renderPage } = (await import(join(build, 'server/entry.server.js'))) as typeof ServerEntry
const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
const sprites = await readSprites()
/** Stands for the page's styles until its HTML shows which ones it uses. */
const stylesMark = '/* styles */'
// A release uses its commit's time, so that builds of one commit are identical.
const { SOURCE_DATE_EPOCH } = process.env
const builtAt = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date()

for (const { path } of Object.values(pages)) {
  const html = await renderPage(path, {
    styles: stylesMark,
    scriptsOf: (files) => scriptsOf([...files, entryFile]),
    laterScriptsOf,
    sprites,
  })
  checkIcons(html)
  const scripts = await Promise.all(allScriptsOf([...pageFiles(path), entryFile]).map(readScript))
  const styles = pageStyles(allStyles, [unescapeClasses(html), ...scripts].join('\n'))
  await write(
    join(path, 'index.html'),
    html.replace(stylesMark, () => styles),
  )
}
for (const [path, text] of Object.entries(crawlerFiles(builtAt))) await write(path, text)
await write('network/brand-kit.zip', await packBrandKit())
// Needed only for prerendering.
await rm(dirname(manifestFile), { recursive: true })
await rm(join(build, 'server'), { recursive: true })
// The pages' query caches leave day-long timers running.
process.exit()

async function write(path: string, content: string | Uint8Array): Promise<void> {
  const file = join(client, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Returns the scripts of an on-demand chunk, without those that every page loads. */
function laterScriptsOf(file: string): string[] {
  const everywhere = new Set(scriptsOf([entryFile]))
  return scriptsOf([file]).filter((script) => !everywhere.has(script))
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
