import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, test } from 'vitest'

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
      'stub-package',
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

let folder: string

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'install-scripts-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Installs a package that wants to run code, and says whether it did. */
function runsInstallScript(): boolean {
  const trace = join(folder, 'trace')
  const script = `node -e "require('fs').writeFileSync(process.env.TRACE, '')"`
  mkdirSync(join(folder, 'eager'))
  writeManifest('eager', { name: 'eager', version: '1.0.0', scripts: { postinstall: script } })
  writeManifest('.', { name: 'visitor', version: '1.0.0', dependencies: { eager: 'file:eager' } })
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: { ...withoutSettingsOfNpm(process.env), TRACE: trace },
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
  return existsSync(trace)
}

/** What npm tells its scripts would win over the file that is tested. */
function withoutSettingsOfNpm(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^npm_/i.test(name)))
}

function writeManifest(place: string, manifest: object): void {
  writeFileSync(join(folder, place, 'package.json'), JSON.stringify(manifest))
}

test('no package runs code when it is installed here', { timeout: 60_000 }, () => {
  cpSync(join(root, '.npmrc'), join(folder, '.npmrc'))
  expect(runsInstallScript()).toBe(false)
})

test('without our settings it would', { timeout: 60_000 }, () => {
  writeFileSync(join(folder, '.npmrc'), 'ignore-scripts=false\n')
  expect(runsInstallScript()).toBe(true)
})
