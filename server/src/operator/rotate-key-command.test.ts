import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addKey, removeKey } from './rotate-key-command.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'keys-'))))
afterEach(() => rm(folder, { recursive: true }))

it.each(['lines', 'json'])('adds and removes a key in a keys file with %s', async (format) => {
  const file = join(folder, 'keys')
  const [first, second] = [generatePrivateKey(), generatePrivateKey()]
  await writeFile(file, format === 'json' ? JSON.stringify([first]) : `${first}\n`, { mode: 0o600 })
  await addKey(file, second)
  const both = await readFile(file, 'utf8')
  expect(both.trimStart().startsWith('[')).toBe(format === 'json')
  expect(both).toContain(first)
  expect(both).toContain(second)
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o077).toBe(0)
  await removeKey(file, privateKeyToAddress(first))
  const left = await readFile(file, 'utf8')
  expect(left).not.toContain(first)
  expect(left).toContain(second)
  await expect(removeKey(file, privateKeyToAddress(second))).rejects.toThrow('The last key')
})
