import { posix } from 'node:path'

/** How the packages of the repository map their subpaths: package name to folder and export pattern. */
export type Packages = ReadonlyMap<string, { folder: string; target: string }>

const endings = ['', '.ts', '.tsx', '.mjs', '.css', '/index.ts']

/** The file of the repository that an import names; undefined for installed packages. */
export function resolveImport(
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
