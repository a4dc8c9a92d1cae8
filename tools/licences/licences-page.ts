import { isOsiLicence } from './is-osi-licence.ts'
import type { LicensedPackage } from './production-packages.ts'

/** Packages whose licence the Open Source Initiative has not approved, or that state none; a line for each. */
export function licenceFaults(packages: LicensedPackage[]): string[] {
  return packages
    .filter(({ licence }) => !isOsiLicence(licence))
    .map(({ name, version, licence }) => `${name} ${version} has a licence that is not open source: ${licence}`)
}

/** The page that lists every package of production with its licence, as Markdown. */
export function licencesPage(packages: LicensedPackage[]): string {
  const counts = Object.entries(Object.groupBy(packages, ({ licence }) => licence))
    .map(([licence, list = []]) => ({ licence, count: list.length }))
    .toSorted((one, other) => other.count - one.count || (one.licence < other.licence ? -1 : 1))
  return `# Licences of all packages

<!-- Made from package-lock.json by tools/licences/check.ts. Do not edit: run that script. -->

What \`npm ci --omit=dev\` installs to build and run the site, on all platforms together; only a part of it is in the image,
and less in browsers: [browser-packages.md](browser-packages.md). Each licence is approved by the Open Source Initiative;
\`npm run check\` refuses any other.

| Licence | Packages |
| --- | --- |
${counts.map(({ licence, count }) => `| ${licence} | ${count} |`).join('\n')}

| Package | Version | Licence |
| --- | --- | --- |
${packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n')}
`
}
