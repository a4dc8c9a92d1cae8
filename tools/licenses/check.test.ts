import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { isOpenSource, licenseFaults, licensesPage, type Lock, productionPackages } from './check.ts'

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as Lock

it.each([
  ['MIT', true],
  ['(MIT OR Apache-2.0)', true],
  ['(MIT OR BUSL-1.1)', true],
  ['(MIT OR Proprietary)', false],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['(MIT AND SSPL-1.0)', false],
  ['MIT OR', false],
  ['(MIT', false],
  ['SEE LICENSE IN LICENSE', false],
  ['BUSL-1.1', false],
  ['UNLICENSED', false],
  ['', false],
])('classifies "%s" as open source: %s', (expression, expected) => {
  expect(isOpenSource(expression)).toBe(expected)
})

it('lists production packages and no development packages', () => {
  const names = productionPackages(lock).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'viem', '@img/sharp-linux-arm64']))
  expect(names).not.toContain('hardhat')
  expect(names).not.toContain('lighthouse')
})

it('accepts all current packages', () => {
  expect(licenseFaults(productionPackages(lock))).toEqual([])
})

it('reports a package whose license is not open source or missing', () => {
  const planted = {
    packages: {
      ...lock.packages,
      'node_modules/closed': { version: '1.0.0', license: 'BUSL-1.1' },
      'node_modules/fastify/node_modules/silent': { version: '2.0.0' },
      'node_modules/closed-tool': { version: '1.0.0', license: 'BUSL-1.1', dev: true },
    },
  }
  expect(licenseFaults(productionPackages(planted))).toEqual([
    'closed 1.0.0 has a license that is not open source: BUSL-1.1',
    'silent 2.0.0 has a license that is not open source: none stated',
  ])
  expect(licensesPage(productionPackages(planted))).toContain('| closed | 1.0.0 | BUSL-1.1 |')
})
