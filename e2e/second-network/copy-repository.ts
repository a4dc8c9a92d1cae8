import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')
const leftOut = new Set(['.git', '.cache', '.data', 'build', 'coverage', 'dist', 'node_modules', 'test-results'])
const ownScope = '@network-site'

/** Copies the sources to a folder where they run by themselves. Installed packages are links to the ones here. */
export function copyRepository(target: string): void {
  cpSync(root, target, { recursive: true, filter: isCopied })
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
  mkdirSync(join(target, 'node_modules', ownScope), { recursive: true })
  for (const name of workspaces) {
    link(join(target, name), join(target, 'node_modules', ownScope, name))
    const installedInside = join(root, name, 'node_modules')
    if (existsSync(installedInside)) link(installedInside, join(target, name, 'node_modules'))
  }
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const isPackage = name !== ownScope && (!name.startsWith('.') || name === '.bin')
    if (isPackage) link(join(root, 'node_modules', name), join(target, 'node_modules', name))
  }
}

function isCopied(path: string): boolean {
  if (leftOut.has(basename(path))) return false
  // This network's pictures and films would be deleted at once.
  const inMedia = relative(join(root, 'site/media'), path)
  return inMedia === '' || inMedia.startsWith('..') || inMedia.startsWith('icons')
}

/** On Windows only a junction needs no special rights. */
function link(source: string, place: string): void {
  symlinkSync(source, place, 'junction')
}
