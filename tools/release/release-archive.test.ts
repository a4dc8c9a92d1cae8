import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { packTar, releaseFiles } from './release-archive.ts'

const repository = join(import.meta.dirname, '../..')
const longPath = `site/${'a-long-folder/'.repeat(8)}file.ts`
const files = [
  { path: 'server/src/main.ts', body: Buffer.from('main') },
  { path: longPath, body: Buffer.alloc(1500, 'x') },
  { path: 'package.json', body: Buffer.from('{}') },
  { path: 'empty', body: Buffer.alloc(0) },
]

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('packs files that tar unpacks with the given modification time', () => {
  writeFileSync(join(folder, 'release.tar'), packTar(files, 1_700_000_000))
  execFileSync('tar', ['-xf', 'release.tar'], { cwd: folder })
  for (const { path, body } of files) {
    expect(readFileSync(join(folder, path)).equals(body)).toBe(true)
    expect(statSync(join(folder, path)).mtimeMs).toBe(1_700_000_000_000)
  }
})

it('packs the same bytes in any file order', () => {
  expect(packTar(files, 1).equals(packTar(files.toReversed(), 1))).toBe(true)
  expect(packTar(files, 1).equals(packTar(files, 2))).toBe(false)
})

it('rejects a path that is too long for a tar header', () => {
  expect(() => packTar([{ path: 'x'.repeat(300), body: Buffer.alloc(0) }], 1)).toThrow('too long')
})

it('contains production files without tests and secrets', () => {
  cpSync(join(repository, 'Dockerfile'), join(folder, 'Dockerfile'))
  const planted = [
    'package.json',
    'package-lock.json',
    '.npmrc',
    'LICENSE',
    'stub-package/index.js',
    'web/build/client/index.html',
    ...['contracts', 'protocol', 'server', 'site'].map((name) => `${name}/package.json`),
    ...['contracts/generated', 'protocol/src', 'server/migrations', 'server/scripts', 'server/src', 'site/src'].flatMap(
      (name) => [`${name}/deep/file.ts`, `${name}/deep/file.test.ts`],
    ),
    ...[
      'health-check.mjs',
      'collect-system.sh',
      'compose.yaml',
      '.env',
      'database.env.example',
      'site.env',
      'alertmanager/alertmanager.yml',
      'secrets/relayer-keys',
    ].map((name) => `deploy/${name}`),
    'sandbox/src/start-sandbox.ts',
  ]
  for (const path of planted) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), path)
  }
  const paths = releaseFiles(folder).map(({ path }) => path)
  const unwanted = /\.test\.|secrets|\.env$|alertmanager\.yml$|sandbox\//
  expect(paths.toSorted()).toEqual(planted.filter((path) => !unwanted.test(path)).toSorted())
})
