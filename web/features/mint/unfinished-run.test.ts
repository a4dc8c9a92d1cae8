import { expect, test } from 'vitest'
import { unfinishedRun } from './unfinished-run.ts'

const address = `0x${'aa'.repeat(20)}` as const
const run = { address, day: 3, signed: { signature: '0x01' as const }, left: [4, 5] }

test('gives a kept run back, to the same wallet on the same day only, until it is forgotten', async () => {
  const runs = unfinishedRun(createStorage())
  runs.keep(run)
  expect(await runs.read({ address, day: 3 })).toEqual(run)
  expect(await runs.read({ address, day: 4 })).toBeUndefined()
  expect(await runs.read({ address: `0x${'bb'.repeat(20)}`, day: 3 })).toBeUndefined()
  runs.forget(address)
  expect(await runs.read({ address, day: 3 })).toBeUndefined()
})

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['no items', JSON.stringify({ ...run, left: 'all' })],
  ['an unknown item', JSON.stringify({ ...run, left: [43] })],
  ['no signature', JSON.stringify({ ...run, signed: {} })],
])('ignores a stored run with %s', async (_case, stored) => {
  const storage = createStorage()
  storage.setItem(`mintAll.${address}`, stored)
  expect(await unfinishedRun(storage).read({ address, day: 3 })).toBeUndefined()
})

function createStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}
