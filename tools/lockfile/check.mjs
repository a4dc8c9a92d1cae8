import { readFileSync } from 'node:fs'
import { fromRoot } from '../bootstrap/repository-root.mjs'
import { supportedPlatforms } from '../bootstrap/platform.mjs'

/**
 * Returns a sentence for everything that would make an install incomplete or not reproducible. npm silently skips an
 * optional package that the registry lacks or whose `engines` exclude the Node that runs npm. Native packages are
 * optional and run on the pinned Node.
 */
export function findLockfileFaults({ packages }) {
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...missingBuilds(path, { entry, packages }),
    ...enginesOfNative(path, entry),
    ...missingDigest(path, entry),
    ...looseVersions(path, entry),
  ])
}

function missingBuilds(path, { entry, packages }) {
  const optional = Object.keys(entry.optionalDependencies ?? {})
  const builds = Object.entries(supportedPlatforms).map(([platform, { name }]) => ({
    platform,
    names: optional.filter((candidate) => name.test(candidate)),
  }))
  // The parts of a build are specific to its platform.
  const isNative = builds.some(({ names }) => names.length > 0) && !entry.os
  if (!isNative) return []
  return builds.flatMap(({ platform, names }) => {
    if (names.length === 0) return [`${nameOf(path)} has no build for ${platform}.`]
    const missing = names.filter((name) => !resolve(packages, { from: path, name }))
    return missing.map((name) => `${name} is not in package-lock.json: ${nameOf(path)} would not run on ${platform}.`)
  })
}

function enginesOfNative(path, { optional, devOptional, os, engines }) {
  if (!(optional || devOptional) || !os || !engines) return []
  return [`${nameOf(path)} carries "engines" in package-lock.json: npm would silently skip it on another Node.`]
}

function missingDigest(path, { integrity, link, inBundle }) {
  // The digest of the outer package covers a bundled one.
  if (integrity || link || inBundle || !path.includes('node_modules/')) return []
  return [`${nameOf(path)} has no digest in package-lock.json: npm would accept any content.`]
}

/** Workspace packages pin exact versions, so that renewing the lockfile changes nothing else. */
function looseVersions(path, { dependencies, devDependencies, optionalDependencies }) {
  if (path.includes('node_modules/')) return []
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([name, version]) => !name.startsWith('@network-site/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(
      ([name, version]) =>
        `${path || 'The root package'} depends on ${name} ${version}, which is not an exact version.`,
    )
}

/** Finds a package as Node does: next to the package that imports it, then in each folder above. */
function resolve(packages, { from, name }) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const found = packages[`${folder && `${folder}/`}node_modules/${name}`]
    if (found || folder === '') return found
  }
}

function parentOf(folder) {
  const end = folder.lastIndexOf('/node_modules/')
  return end < 0 ? '' : folder.slice(0, end)
}

function nameOf(path) {
  return path.split('node_modules/').at(-1) || 'The root package'
}

if (import.meta.main) {
  const faults = findLockfileFaults(JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')))
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) {
    console.error('Choose versions that exist on every platform, then run: npm run lock')
    process.exitCode = 1
  }
}
