import { readdirSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { languageSuggestions } from '@network-site/site/language-suggestions'
import { type Exports, languageNames, languages, readModule } from '@network-site/site/languages'
import type { Plugin } from 'vite'

/**
 * The files in which browsers load the modules of `site/`. Modules that are not listed have their own file, because
 * one part of the site needs them.
 */
const groups: Record<string, string[]> = {
  site: [
    'brand',
    'downloads',
    'language',
    'languages',
    'network',
    'pages',
    'paths',
    'site-chrome',
    'social-words',
    'wallet',
  ],
  home: ['games', 'home-page'],
  nodes: ['all-downloads', 'nodes-page'],
  reports: ['progress-words', 'quests'],
  standings: ['leaderboard-words', 'ranking', 'season'],
  'wallet-dialog': ['guest-words', 'wallet-dialog'],
}
const groupOf = new Map(Object.entries(groups).flatMap(([group, names]) => names.map((name) => [name, group] as const)))

const packageName = '@network-site/site/'
const siteFolder = new URL('../../site/src/', import.meta.url)
const siteFiles = new Set(readdirSync(siteFolder).filter((file) => file.endsWith('.ts')))

/**
 * Leaves the site's modules out of the code, so that all languages share it. In browsers, each document's import map
 * says where its language's words are; while prerendering, `registerLanguages` does.
 */
export function externalWords({ isSsr }: { isSsr: boolean }): Plugin {
  return {
    name: 'external-words',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      const name = moduleName(source)
      if (name === undefined) return null
      return { id: isSsr ? packageName + name : specifierOf(groupOf.get(name) ?? name), external: true }
    },
  }
}

/** In development, the browser gets the list of languages as data, because its module reads folders. */
export function serveLanguages(): Plugin {
  return {
    name: 'serve-languages',
    apply: 'serve',
    enforce: 'pre',
    load: (id) => {
      if (id.endsWith('/site/src/languages.ts')) return writeExports({ languages, languageNames })
      return id.endsWith('/site/src/language-suggestions.ts') ? writeExports({ languageSuggestions }) : null
    },
  }
}

function moduleName(source: string): string | undefined {
  const name = source.startsWith(packageName) ? source.slice(packageName.length) : undefined
  return name !== undefined && siteFiles.has(`${name}.ts`) ? name : undefined
}

function specifierOf(group: string): string {
  return `words/${group}`
}

/** Returns the groups that scripts use, with the exports that they use, by the group's name. */
export function wordsUsedBy(scripts: string[]): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  for (const [, names = '', group = ''] of scripts.flatMap((code) => [...code.matchAll(wordsImport)])) {
    const all = used.get(group) ?? new Set()
    used.set(group, all)
    for (const name of names.split(',')) all.add(name.split(' as ')[0]?.trim() ?? '')
  }
  for (const [, group = ''] of scripts.flatMap((code) => [...code.matchAll(laterImport)])) {
    used.set(group, (used.get(group) ?? new Set()).add(everything))
  }
  return used
}

/** Stands for all exports of a group that code imports on demand. */
const everything = '*'
const laterImport = /import\(\s*["'`]words\/([\w-]+)["'`]\s*\)/g
const wordsImport = /import\s*\{([^}]*)\}\s*from\s*["'`]words\/([\w-]+)["'`]/g

/** Returns the groups that a script imports when it loads, not on demand. */
export function wordsImportedBy(script: string): string[] {
  return [...new Set([...script.matchAll(wordsImport)].map(([, , group = '']) => group))]
}

/** Returns the source of a group's file in a language. */
export async function writeGroup(group: string, { tag, names }: { tag: string; names: Set<string> }): Promise<string> {
  const modules = await Promise.all((groups[group] ?? [group]).map((name) => readModule(name, tag)))
  const exports = Object.assign({}, ...modules) as Exports
  if (names.has(everything)) return writeExports(exports)
  return writeExports(Object.fromEntries([...names].toSorted().map((name) => [name, exports[name]])))
}

function writeExports(exports: Exports): string {
  return Object.entries(exports)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => `export const ${name}=${JSON.stringify(value)};`)
    .join('\n')
}

/** Returns the import map of a language from its groups' URLs. */
export function importMap(urls: Map<string, string>): string {
  return JSON.stringify({ imports: Object.fromEntries([...urls].map(([group, url]) => [specifierOf(group), url])) })
}

/**
 * Lets Node.js import the same code once for each language: with `?language=de` in a file's URL, it and everything it
 * imports from the same folder get German words.
 */
export async function registerLanguages(folder: URL): Promise<void> {
  // In advance, because the hooks are synchronous.
  const loaded = new Map<string, string>(
    await Promise.all(
      languages.flatMap(({ tag }) =>
        [...siteFiles].map(async (file) => {
          const name = file.replace(/\.ts$/, '')
          return [`${wordsScheme}${tag}/${name}`, writeExports(await readModule(name, tag))] as const
        }),
      ),
    ),
  )
  registerHooks({
    resolve(specifier, context, next) {
      const tag = languageOf(context.parentURL ?? '')
      const name = moduleName(specifier)
      if (tag === undefined) return next(specifier, context)
      if (name !== undefined) return { url: `${wordsScheme}${tag}/${name}`, format: 'module', shortCircuit: true }
      const resolved = next(specifier, context)
      if (!resolved.url.startsWith(folder.href) || resolved.url.includes('/node_modules/')) return resolved
      return { ...resolved, url: `${resolved.url}?language=${tag}` }
    },
    load(url, context, next) {
      const source = loaded.get(url)
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
    },
  })
}

const wordsScheme = 'words:'

function languageOf(url: string): string | undefined {
  return /\?language=([\w-]+)$/.exec(url)?.[1]
}
