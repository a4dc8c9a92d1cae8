import { execSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommandLine } from '../bootstrap/command-line.mjs'
import { writeProductionManifests } from './dockerfile.ts'

readCommandLine({
  command: 'npm run sbom',
  about: 'Prints a CycloneDX list of the packages in the image, for all platforms.',
})
// Uses the image's manifests, because npm rejects the conflicting versions of the repository's test and build packages.
const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
try {
  writeProductionManifests(folder)
  execSync('npm install --package-lock-only --offline', { cwd: folder, stdio: 'ignore' })
  const list = execSync('npm sbom --sbom-format cyclonedx --package-lock-only --omit dev', {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.stdout.write(list)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
