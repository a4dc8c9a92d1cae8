import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { parseSync } from 'oxc-parser'

/** An import of one repository file by another. */
export type Edge = { from: string; to: string; isTypeOnly: boolean; line: number }

const ignoredFolders = new Set(['node_modules', 'build', 'dist', '.git', '.data', '.cache', 'out', 'coverage'])
const parsed = /\.(ts|tsx|mjs)$/

/** Returns the files below a folder and the imports between them. */
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

type Import = { specifier: string; isTypeOnly: boolean; line: number }

/** Returns the imports, re-exports, and literal dynamic imports of a source file. */
function readImports(path: string, source: string): Import[] {
  const { module, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const imports = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    line: lineOf(start),
  }))
  const reExports = module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType, line: lineOf(start) }] : [],
    ),
  )
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest, start }) => {
    const literal = /^['"]([^'"]+)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))
    return literal?.[1] ? [{ specifier: literal[1], isTypeOnly: false, line: lineOf(start) }] : []
  })
  return [...imports, ...reExports, ...dynamic]
}

/** The folder and export pattern of each workspace package, by package name. */
type Packages = ReadonlyMap<string, { folder: string; target: string }>

const endings = ['', '.ts', '.tsx', '.mjs', '.css', '/index.ts']

/** Returns the repository file that an import names, or undefined for installed packages. */
function resolveImport(
  specifier: string,
  { from, files, packages }: { from: string; files: ReadonlySet<string>; packages: Packages },
): string | undefined {
  const path = specifier.split('?')[0] ?? ''
  const bases = path.startsWith('.') ? [posix.join(posix.dirname(from), path)] : packageBases(path, packages)
  return bases.flatMap((base) => endings.map((ending) => base + ending)).find((candidate) => files.has(candidate))
}

function packageBases(path: string, packages: Packages): string[] {
  const [scope, name, ...rest] = path.split('/')
  const found = packages.get(`${scope}/${name}`)
  if (!found || rest.length === 0) return []
  return [posix.join(found.folder, found.target.replace('*', rest.join('/')))]
}
