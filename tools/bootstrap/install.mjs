import { existsSync, readdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { explain, Failure } from './failure.mjs'
import { fingerprint, readStamp } from './fingerprint.mjs'
import { fromRoot, repositoryRoot } from './repository-root.mjs'
import { missingNativePackages } from './platform.mjs'
import { step } from './progress.mjs'
import { runNpm } from './run.mjs'

const stampFile = fromRoot('node_modules', '.install-stamp')
const countMilliseconds = 500
const neededMegabytes = { runtime: 1000, everything: 1500 }

/** Installs the locked packages unless they are up to date: 'runtime' for production, 'everything' to include tests. */
export async function install(wantedScope) {
  const { workspaces } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  const manifests = ['package.json', 'package-lock.json', ...workspaces.map((name) => `${name}/package.json`)]
  const content = `${process.platform} ${process.arch} ${fingerprint(manifests)}`
  const stamped = readStamp(stampFile)
  // `npm start` keeps development packages that are already installed.
  const scope = stamped.endsWith('everything') || hasDevelopmentPackages() ? 'everything' : wantedScope
  if (stamped === `${content} ${scope}` && missingNativePackages(scope).length === 0) return

  requireSpace(scope)
  await step('installing packages', async (note) => {
    const expected = expectedFolders()
    const timer = setInterval(() => note(`${Math.min(installedFolders(), expected)} of ${expected}`), countMilliseconds)
    // npm continues after SIGTERM. A killed install leaves no stamp, so the next command repeats it.
    const { code, output } = await runNpm(npmArguments(scope), { stopSignal: 'SIGKILL' }).finally(() =>
      clearInterval(timer),
    )
    if (code !== 0) throw explain(output, 'npm failed to install the packages; see its output above.')
    requireNativePackages(scope)
    writeFileSync(stampFile, `${content} ${scope}`)
  })
}

/** Returns whether development packages are installed, according to npm's own lockfile in node_modules. */
function hasDevelopmentPackages() {
  const lockfile = fromRoot('node_modules', '.package-lock.json')
  if (!existsSync(lockfile)) return false
  return Object.values(JSON.parse(readFileSync(lockfile, 'utf8')).packages).some(({ dev }) => dev === true)
}

/** Checks the disk before an install, because npm's own errors do not name a full disk as the cause. */
function requireSpace(scope) {
  const { bavail, bsize } = statfsSync(repositoryRoot)
  const freeMegabytes = Math.floor((bavail * bsize) / 1024 ** 2)
  if (freeMegabytes >= neededMegabytes[scope]) return
  throw new Failure(
    `The disk is full: about ${neededMegabytes[scope]} MB are needed, ${freeMegabytes} MB are free. Free some space and run the command again.`,
  )
}

/** Returns npm arguments that never write the lockfile, since a changed lockfile triggers another install. */
function npmArguments(scope) {
  const command = existsSync(fromRoot('node_modules')) ? ['install', '--no-save'] : ['ci']
  const omitted = scope === 'runtime' ? ['--omit=dev'] : []
  return [...command, '--no-audit', '--no-fund', '--loglevel=error', ...omitted]
}

function requireNativePackages(scope) {
  const missing = missingNativePackages(scope)
  if (missing.length === 0) return
  throw new Failure(
    `npm found no build of ${missing.join(', ')} for ${process.platform} on ${process.arch}. Check that npm uses a complete registry and does not omit optional packages.`,
  )
}

function expectedFolders() {
  const { packages } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'))
  return Object.keys(packages).filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)).length
}

function installedFolders() {
  const folder = fromRoot('node_modules')
  if (!existsSync(folder)) return 0
  const names = readdirSync(folder)
  const scoped = names.filter((name) => name.startsWith('@'))
  const inScopes = scoped.reduce((sum, name) => sum + readdirSync(`${folder}/${name}`).length, 0)
  return names.filter((name) => !name.startsWith('.')).length - scoped.length + inScopes
}
