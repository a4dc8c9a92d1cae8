import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { gasChanges, isGasTableFresh, readGasSnapshots } from './gas-table.ts'
import { staleAmong, staleSentence } from './generate.ts'

const folder = mkdtempSync(join(tmpdir(), 'contracts '))
afterAll(() => rmSync(folder, { recursive: true }))

test('reports a missing or changed generated file', () => {
  const [same, changed, missing] = ['same.ts', 'changed.ts', 'missing.ts'].map((name) => join(folder, name))
  const files = [same, changed, missing].map((path) => ({ path: String(path), text: 'const abi = []\n' }))
  writeFileSync(String(same), 'const abi = []\n')
  writeFileSync(String(changed), 'const abi = [] \n')
  const stale = staleAmong(files)
  expect(stale.map(({ path }) => path)).toEqual([changed, missing])
  expect(staleSentence(stale)).toBe(
    `Out of date: ${changed}, ${missing}\nRun: npm run generate -w @network-site/contracts`,
  )
})

test('reports changed, removed, and added gas figures', () => {
  const committed = readGasSnapshots()
  expect(gasChanges(committed)).toEqual([])
  const [[name, gas] = ['', ''], [gone, before] = ['', ''], ...rest] = Object.entries(committed['collection'] ?? {})
  const measured = {
    ...committed,
    collection: { ...Object.fromEntries(rest), [name]: String(Number(gas) + 1), more: '1' },
  }
  expect(gasChanges(measured).toSorted()).toEqual(
    [
      `collection, ${name}: ${gas} -> ${Number(gas) + 1}`,
      `collection, ${gone}: ${before} -> none`,
      'collection, more: none -> 1',
    ].toSorted(),
  )
})

test('reports an outdated gas table', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const page = join(import.meta.dirname, '../../docs/reference/gas.md')
  expect(isGasTableFresh(page)).toBe(true)
  const planted = join(folder, 'gas.md')
  writeFileSync(planted, readFileSync(page, 'utf8').replace(/\*\*\d/, '**9'))
  expect(isGasTableFresh(planted)).toBe(false)
  expect(log).toHaveBeenLastCalledWith(
    'docs/reference/gas.md is out of date. Run: npm run gas -w @network-site/contracts',
  )
})
