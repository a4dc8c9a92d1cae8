import { existsSync, readdirSync, readFileSync, statfsSync } from 'node:fs'
import { explain, Failure } from './failure.mjs'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { fromRoot, repositoryRoot } from './repository-root.mjs'
import { missingNativePackages } from './platform.mjs'
import { step } from './progress.mjs'
import { runNpm } from './run.mjs'

const stampFile = fromRoot('node_modules', '.install-stamp')
const countMilliseconds = 500
const neededMegabytes = { runtime: 1000, everything: 1500 }

/**
 * Installs what the lockfile names, unless all of it is there. `wantedScope` is 'runtime' for what runs the site and
 * 'everything' for what tests it too.
 */
export async function install(wantedScope) {
  const { workspaces } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  const manifests = ['package.json', 'package-lock.json', ...workspaces.map((name) => `${name}/package.json`)]
  const content = `${process.platform} ${process.arch} ${fingerprint(manifests)}`
  const stamped = readStamp(stampFile)
  // What a developer has installed is not taken away by a start.
  const scope = stamped.endsWith('everything') || hasDevelopmentPackages() ? 'everything' : wantedScope
  if (stamped === `${content} ${scope}` && missingNativePackages(scope).length === 0) return

  requireSpace(scope)
  await step('installing packages', async (note) => {
    const expected = expectedFolders()
    const timer = setInterval(() => note(`${Math.min(installedFolders(), expected)} of ${expected}`), countMilliseconds)
    const { code, output } = await runNpm(npmArguments(scope)).finally(() => clearInterval(timer))
    if (code !== 0) throw explain(output, 'npm could not install the packages; what it said is above.')
    requireNativePackages(scope)
    writeStamp(stampFile, `${content} ${scope}`)
  })
}

/** Whether somebody ran `npm install` by hand: npm notes in node_modules what it has put there. */
function hasDevelopmentPackages() {
  const note = fromRoot('node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  return Object.values(JSON.parse(readFileSync(note, 'utf8')).packages).some(({ dev }) => dev === true)
}

/** Stops before an install that the disk cannot hold: halfway, npm's errors do not name the cause. */
function requireSpace(scope) {
  const { bavail, bsize } = statfsSync(repositoryRoot)
  const freeMegabytes = Math.floor((bavail * bsize) / 1024 ** 2)
  if (freeMegabytes >= neededMegabytes[scope]) return
  throw new Failure(
    `The disk is full: ${freeMegabytes} MB are free and about ${neededMegabytes[scope]} MB are needed. Free some space and run the command again.`,
  )
}

/** The lockfile is never written to: a start that changed it would have the next one install again. */
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
