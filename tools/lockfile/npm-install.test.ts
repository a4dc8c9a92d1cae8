import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Returns the packages that the install command in docs/guides/operating.md would install. */
function productionInstall(): string[] {
  const command = /^npm (ci .+)$/m.exec(readFileSync(join(root, 'docs/guides/operating.md'), 'utf8'))?.[1] ?? ''
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
  const folder = mkdtempSync(join(tmpdir(), 'production-install-'))
  try {
    const manifests = workspaces.map((name) => `${name}/package.json`)
    for (const file of ['package.json', 'package-lock.json', '.npmrc', 'stub-package', ...manifests]) {
      cpSync(join(root, file), join(folder, file), { recursive: true })
    }
    const log = execFileSync('npm', [...command.split(' '), '--dry-run', '--offline', '--loglevel=notice'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    return [...log.matchAll(/^add (\S+) /gm)].map(([, name]) => String(name))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

it('installs the server without the sandbox in production', { timeout: 120_000 }, () => {
  const installed = productionInstall()
  expect(installed).toContain('@network-site/server')
  expect(installed).toContain('fastify')
  expect(installed).not.toContain('@network-site/sandbox')
  expect(installed).not.toContain('vitest')
})

let folder: string

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'install-scripts-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Installs a package with an install script. Returns whether the script ran. */
function runsInstallScript(): boolean {
  const trace = join(folder, 'trace')
  const script = `node -e "require('fs').writeFileSync(process.env.TRACE, '')"`
  mkdirSync(join(folder, 'eager'))
  writeManifest('eager', { name: 'eager', version: '1.0.0', scripts: { postinstall: script } })
  writeManifest('.', { name: 'visitor', version: '1.0.0', dependencies: { eager: 'file:eager' } })
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: { ...withoutNpmVariables(process.env), TRACE: trace },
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
  return existsSync(trace)
}

/** Removes npm's own variables, which take precedence over the tested .npmrc. */
function withoutNpmVariables(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^npm_/i.test(name)))
}

function writeManifest(place: string, manifest: object): void {
  writeFileSync(join(folder, place, 'package.json'), JSON.stringify(manifest))
}

test('runs no install scripts with the .npmrc of this repository', { timeout: 60_000 }, () => {
  cpSync(join(root, '.npmrc'), join(folder, '.npmrc'))
  expect(runsInstallScript()).toBe(false)
})

test('runs install scripts without it', { timeout: 60_000 }, () => {
  writeFileSync(join(folder, '.npmrc'), 'ignore-scripts=false\n')
  expect(runsInstallScript()).toBe(true)
})
