import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { explain, Failure } from './failure.mjs'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { inHouse } from './house.mjs'
import { missingNativeParts } from './native-parts.mjs'
import { step } from './progress.mjs'
import { requireSpace } from './require-space.mjs'
import { runNpm } from './run.mjs'

const stampFile = inHouse('node_modules', '.house-stamp')
const countMilliseconds = 500

/**
 * Installs what the lockfile names, unless all of it is there. `wantedScope` is 'runtime' for what runs the site and
 * 'everything' for what tests it too.
 */
export async function install(wantedScope) {
  const { workspaces } = JSON.parse(readFileSync(inHouse('package.json'), 'utf8'))
  const manifests = ['package.json', 'package-lock.json', ...workspaces.map((name) => `${name}/package.json`)]
  const content = `${process.platform} ${process.arch} ${fingerprint(manifests)}`
  const stamped = readStamp(stampFile)
  // What a developer has installed is not taken away by a start.
  const scope = stamped.endsWith('everything') ? 'everything' : wantedScope
  if (stamped === `${content} ${scope}` && missingNativeParts(scope).length === 0) return

  requireSpace(scope)
  await step('installing packages', async (note) => {
    const expected = expectedFolders()
    const timer = setInterval(() => note(`${Math.min(installedFolders(), expected)} of ${expected}`), countMilliseconds)
    const { code, output } = await runNpm(npmArguments(scope)).finally(() => clearInterval(timer))
    if (code !== 0) throw explain(output, 'npm could not install the packages; what it said is above.')
    requireNativeParts(scope)
    writeStamp(stampFile, `${content} ${scope}`)
  })
}

/** The lockfile is never written to: a start that changed it would have the next one install again. */
function npmArguments(scope) {
  const command = existsSync(inHouse('node_modules')) ? ['install', '--no-save'] : ['ci']
  const omitted = scope === 'runtime' ? ['--omit=dev'] : []
  return [...command, '--no-audit', '--no-fund', '--loglevel=error', ...omitted]
}

function requireNativeParts(scope) {
  const missing = missingNativeParts(scope)
  if (missing.length === 0) return
  throw new Failure(
    `npm found no build of ${missing.join(', ')} for ${process.platform} on ${process.arch}. Check that npm uses a complete registry and does not omit optional packages.`,
  )
}

function expectedFolders() {
  const { packages } = JSON.parse(readFileSync(inHouse('package-lock.json'), 'utf8'))
  return Object.keys(packages).filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)).length
}

function installedFolders() {
  const folder = inHouse('node_modules')
  if (!existsSync(folder)) return 0
  const names = readdirSync(folder)
  const scoped = names.filter((name) => name.startsWith('@'))
  const inScopes = scoped.reduce((sum, name) => sum + readdirSync(`${folder}/${name}`).length, 0)
  return names.filter((name) => !name.startsWith('.')).length - scoped.length + inScopes
}
