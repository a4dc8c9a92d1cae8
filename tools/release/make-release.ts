import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readCommandLine } from '../bootstrap/command-line.mjs'
import { packTar, releaseFiles } from './release-archive.ts'

const root = join(import.meta.dirname, '../..')

readCommandLine({
  command: 'npm run release',
  about: 'Builds the site and writes a reproducible production archive and its SHA-256 to dist/.',
})
const commit = git('rev-parse', '--short=12', 'HEAD')
if (git('status', '--porcelain') !== '')
  throw new Error('Uncommitted changes: commit or discard them before you create a release.')
const committedSeconds = git('show', '--no-patch', '--format=%ct', 'HEAD')
execFileSync('npm', ['run', 'build', '--workspace', '@network-site/web'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, SOURCE_DATE_EPOCH: committedSeconds },
})
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const name = `site-${version}-${commit}.tar.gz`
const archive = gzipSync(packTar(releaseFiles(root), Number(committedSeconds)), { level: 9 })
const digest = createHash('sha256').update(archive).digest('hex')
mkdirSync(join(root, 'dist'), { recursive: true })
writeFileSync(join(root, 'dist', name), archive)
// The format of `sha256sum --check`.
writeFileSync(join(root, 'dist', `${name}.sha256`), `${digest}  ${name}\n`)
console.log(`dist/${name}\n${digest}`)

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}
