import type { Manifest } from 'vite'

const entryFile = 'entry.client.tsx'

/** Finds the scripts of a page in Vite's manifest of the build: all that its chunks and the entry import, each first. */
export function pageScripts(manifest: Manifest, files: string[]): string[] {
  return scriptsOf(manifest, [...files, entryFile])
}

/** Finds the scripts of a chunk that is loaded later, without those that every page has. */
export function laterScripts(manifest: Manifest, file: string): string[] {
  const everywhere = new Set(scriptsOf(manifest, [entryFile]))
  return scriptsOf(manifest, [file]).filter((script) => !everywhere.has(script))
}

function scriptsOf(manifest: Manifest, files: string[]): string[] {
  const needed = new Set<string>()
  files.forEach(add)
  return [...needed].map((file) => `/${file}`)

  function add(key: string): void {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    chunk.imports?.forEach(add)
    needed.add(chunk.file)
  }
}
