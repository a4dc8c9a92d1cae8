import { execSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeProductionManifests } from '../deploy/dockerfile.ts'

/**
 * `npm run sbom`: prints a CycloneDX list of the packages that the image installs, on all platforms. npm makes it from the image's
 * own manifests: of the whole repository it would refuse, since packages that only tests and builds need disagree on
 * versions.
 */
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
