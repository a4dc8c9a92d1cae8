import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

it('`npm run sbom` prints a CycloneDX list of the production packages', { timeout: 240_000 }, () => {
  const printed = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
    shell: process.platform === 'win32',
  })
  const { bomFormat, components } = JSON.parse(printed) as {
    bomFormat: string
    components: Array<{ name: string; version: string; purl?: string }>
  }
  expect(bomFormat).toBe('CycloneDX')
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const { dependencies } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  // The image contains no embedded database.
  const embedded = '@electric-sql/pglite'
  expect(dependencies).toHaveProperty([embedded])
  const ofServer = Object.entries(dependencies).filter(([name, version]) => version !== '*' && name !== embedded)
  expect(ofServer.map(([name, version]) => `${name}@${version}`).filter((one) => !listed.has(one))).toEqual([])
  const others = new Set(['lighthouse', 'vite', 'react', '@nomicfoundation/edr', 'smtp-server', embedded])
  expect(components.map(({ name }) => name).filter((name) => others.has(name))).toEqual([])
})
