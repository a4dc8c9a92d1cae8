import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Edge } from './find-violations.ts'
import { readImports } from './read-imports.ts'
import { resolveImport, type Packages } from './resolve-import.ts'

const ignoredFolders = new Set(['node_modules', 'build', 'dist', '.git', '.data', '.cache', 'out', 'coverage'])
const parsed = /\.(ts|tsx|mjs)$/

/** Every import between two files below a folder. */
export function readRepository(root: string): { files: string[]; edges: Edge[] } {
  const files = listFiles(root).map((file) => relative(root, file).split(sep).join('/'))
  const known = new Set(files)
  const packages = readPackages(root, files)
  const edges = files
    .filter((file) => parsed.test(file))
    .flatMap((from) =>
      readImports(from, readFileSync(join(root, from), 'utf8')).flatMap(({ specifier, isTypeOnly, line }) => {
        const to = resolveImport(specifier, { from, files: known, packages })
        return to ? [{ from, to, isTypeOnly, line }] : []
      }),
    )
  return { files, edges }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignoredFolders.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? listFiles(path) : [path]
    })
}

function readPackages(root: string, files: string[]): Packages {
  const manifests = files.filter((file) => /^[^/]+\/package\.json$/.test(file))
  return new Map(
    manifests.flatMap((file) => {
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
        name: string
        exports?: Record<string, string>
      }
      const target = manifest.exports?.['./*']
      const folder = file.slice(0, file.indexOf('/'))
      return target && existsSync(join(root, folder)) ? [[manifest.name, { folder, target }] as const] : []
    }),
  )
}
