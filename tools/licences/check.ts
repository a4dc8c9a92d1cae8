import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licenceFaults, licencesPage } from './licences-page.ts'
import { productionPackages, type Lock } from './production-packages.ts'

/** Refuses licences that are not open source and writes docs/reference/licences.md; with `--check`, says if it is fresh. */
const root = join(import.meta.dirname, '../..')
const file = join(root, 'docs/reference/licences.md')
const packages = productionPackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock)
const page = licencesPage(packages)
const faults = licenceFaults(packages)

if (!process.argv.includes('--check')) writeFileSync(file, page)
else if (readFileSync(file, 'utf8') !== page)
  faults.push('docs/reference/licences.md is not what package-lock.json says. Run: node tools/licences/check.ts')
for (const fault of faults) console.error(fault)
console.log(`${packages.length} packages, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
