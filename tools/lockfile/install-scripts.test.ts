import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
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
