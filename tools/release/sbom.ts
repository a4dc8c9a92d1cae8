import { execSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeProductionManifests } from '../deploy/dockerfile.ts'

/**
 * `npm run sbom`: prints a CycloneDX list of the image's packages on all platforms. It uses the image's manifests, because
 * npm rejects the conflicting versions of the repository's test and build packages.
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
