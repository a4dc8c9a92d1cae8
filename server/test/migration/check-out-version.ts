import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const packages = ['server', 'protocol', 'site', 'sandbox', 'contracts']
const run = promisify(execFile)

/** An earlier version of this repository in a folder of its own, with the packages that are installed here. */
export async function checkOutVersion(commit: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'version-'))
  const archive = join(folder, 'archive.tar')
  await run('git', ['archive', '--output', archive, commit, ...packages, 'package.json'], { cwd: repository })
  await run('tar', ['-xf', archive, '-C', folder])
  await rm(archive)
  await linkPackages(join(repository, 'node_modules'), join(folder, 'node_modules'))
  for (const name of packages)
    await linkPackages(join(repository, name, 'node_modules'), join(folder, name, 'node_modules'))
  // Its own packages, not those of this version.
  const own = join(folder, 'node_modules', '@network-site')
  await mkdir(own)
  for (const name of packages) await symlink(join(folder, name), join(own, name))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function linkPackages(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch((): string[] => [])
  if (names.length === 0) return
  await mkdir(to, { recursive: true })
  for (const name of names) {
    if (name === '@network-site' || name === '.cache') continue
    await symlink(join(dirname(from), basename(from), name), join(to, name))
  }
}
