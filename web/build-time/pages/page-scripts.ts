import type { Manifest } from 'vite'
import type { PageScripts } from '../../entry.server.tsx'

const entryFile = 'entry.client.tsx'

/** Finds the scripts of a page in Vite's manifest of the build: the entry, and all that it and the page's chunks import. */
export function pageScripts(manifest: Manifest, files: string[]): PageScripts {
  const entry = chunk(entryFile)
  const needed = new Set<string>()
  for (const key of [entryFile, ...files]) add(key)
  needed.delete(entry.file)
  return { entry: `/${entry.file}`, preloads: [...needed].map((file) => `/${file}`) }

  function add(key: string): void {
    const { file, imports = [] } = chunk(key)
    if (needed.has(file)) return
    needed.add(file)
    imports.forEach(add)
  }

  function chunk(key: string) {
    const found = manifest[key]
    if (!found) throw new Error(`The build has no ${key}.`)
    return found
  }
}
