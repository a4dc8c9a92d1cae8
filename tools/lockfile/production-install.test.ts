import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What npm would install by the command in docs/guides/operating.md, in a folder that has nothing but the manifests. */
function productionInstall(): string[] {
  const command = /^npm (ci .+)$/m.exec(readFileSync(join(root, 'docs/guides/operating.md'), 'utf8'))?.[1] ?? ''
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
  const folder = mkdtempSync(join(tmpdir(), 'production-install-'))
  try {
    for (const file of [
      'package.json',
      'package-lock.json',
      '.npmrc',
      ...workspaces.map((name) => `${name}/package.json`),
    ]) {
      cpSync(join(root, file), join(folder, file), { recursive: true })
    }
    const said = execFileSync('npm', [...command.split(' '), '--dry-run', '--offline', '--loglevel=notice'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    return [...said.matchAll(/^add (\S+) /gm)].map(([, name]) => String(name))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

it('in production the server is installed, and the sandbox is not', { timeout: 120_000 }, () => {
  const installed = productionInstall()
  expect(installed).toContain('@network-site/server')
  expect(installed).toContain('fastify')
  expect(installed).not.toContain('@network-site/sandbox')
  expect(installed).not.toContain('vitest')
})
