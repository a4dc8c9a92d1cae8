import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { refuseUnsavedSite } from './refuse-unsaved-site.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unsaved site '))
  mkdirSync(join(root, 'site'))
  writeFileSync(join(root, 'site/brand.ts'), 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

it('lets a committed site be overwritten', () => {
  commitAll()
  writeFileSync(join(root, 'notes.txt'), 'not of the site')
  expect(() => refuseUnsavedSite(root)).not.toThrow()
})

it('refuses a site with a changed or a new file, and names it', () => {
  commitAll()
  writeFileSync(join(root, 'site/brand.ts'), 'two')
  writeFileSync(join(root, 'site/new.ts'), 'three')
  expect(() => refuseUnsavedSite(root)).toThrow(/site\/brand\.ts[^]*site\/new\.ts[^]*--overwrite/)
})

it('refuses a site that no history holds', () => {
  expect(() => refuseUnsavedSite(root)).toThrow('no git history')
})

function commitAll(): void {
  const git = (...words: string[]) => execFileSync('git', ['-C', root, ...words], { stdio: 'ignore' })
  git('init')
  git('add', '.')
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-m', 'all')
}
