import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadKeys } from './load-keys.ts'
import { followKeysFile } from './follow-keys.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'keys-'))))
afterEach(() => rm(folder, { recursive: true }))

it('tells of keys that are added and taken out, and keeps those of before while the file is broken', async () => {
  const file = join(folder, 'keys')
  const [first, second] = [generatePrivateKey(), generatePrivateKey()]
  // As the operator's tool does it: whole or not at all.
  const write = async (text: string) => {
    await writeFile(`${file}.new`, text, { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  const seen: string[][] = []
  const lines: string[] = []
  await write(first)
  const following = followKeysFile({
    file,
    load: () => loadKeys(file, { variable: 'KEYS', dataDir: folder, isProduction: false }),
    onChange: (accounts) => seen.push(accounts.map(({ address }) => address)),
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    everyMilliseconds: 20,
  })
  const addresses = [privateKeyToAddress(first), privateKeyToAddress(second)]
  await expect.poll(() => seen.at(-1)).toEqual([addresses[0]])
  await write(`${first}\n${second}\n`)
  await expect.poll(() => seen.at(-1)).toEqual(addresses)
  await write('not a key')
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]).toContain('the keys file could not be read')
  expect(seen.at(-1)).toEqual(addresses)
  await write(second)
  await expect.poll(() => seen.at(-1)).toEqual([addresses[1]])
  following.close()
  expect(lines).toHaveLength(1)
})
