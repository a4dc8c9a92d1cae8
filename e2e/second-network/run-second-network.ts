import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { removeSiteData, type RunningSite, runSite } from '../run-site.ts'
import { readSiteWords } from './find-leaks.ts'

export type SecondNetwork = Awaited<ReturnType<typeof runSecondNetwork>>

const run = promisify(execFile)
const answers = join(import.meta.dirname, 'answers.json')
const build = `const { buildWeb } = await import('./tools/bootstrap/build-web.mjs'); await buildWeb()`

/** Turns a copy of the repository into another network with `npm run new-network`, then builds and runs it. */
export async function runSecondNetwork(env: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'second network '))
  try {
    copyRepository(root)
    await run(process.execPath, ['tools/new-network/main.ts', '--answers', answers, '--overwrite'], { cwd: root })
    await run(process.execPath, ['--input-type=module', '--eval', build], { cwd: root })
    const words = await readSiteWords(root)
    const site = await runSite(env, root)
    return { root, site, words, stop: () => stop(root, site) }
  } catch (error) {
    await rm(root, { recursive: true })
    throw error
  }
}

async function stop(root: string, site: RunningSite): Promise<void> {
  await site.stop()
  await removeSiteData(site)
  await rm(root, { recursive: true })
}

const root = join(import.meta.dirname, '../..')
const excluded = new Set(['.git', '.cache', '.data', 'build', 'coverage', 'dist', 'node_modules', 'test-results'])
const ownScope = '@network-site'

/** Copies the sources to a folder and links the installed packages. */
function copyRepository(target: string): void {
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
  if (excluded.has(basename(path))) return false
  // Skip media that `new-network` would delete.
  const inMedia = relative(join(root, 'site/media'), path)
  return inMedia === '' || inMedia.startsWith('..') || inMedia.startsWith('icons')
}

/** Links a folder. Junctions need no special permissions on Windows. */
function link(source: string, place: string): void {
  symlinkSync(source, place, 'junction')
}
