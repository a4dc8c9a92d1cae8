import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { startKeyService } from '../../test/key-services.ts'
import { readEnv } from '../env/index.ts'
import { parseEntries } from '../services/keys-file.ts'
import { addKey, removeKey } from './rotate-key-command.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'keys-'))))
afterEach(() => rm(folder, { recursive: true }))

it.each([
  ['lines', 'first'],
  ['json', 'last'],
] as const)('adds and removes a key in a keys file with %s', async (format, place) => {
  const file = join(folder, 'keys')
  const [first, second] = [generatePrivateKey(), generatePrivateKey()]
  await writeFile(file, format === 'json' ? JSON.stringify([first]) : `${first}\n`, { mode: 0o600 })
  await addKey(file, second, place)
  const both = await readFile(file, 'utf8')
  expect(both.trimStart().startsWith('[')).toBe(format === 'json')
  expect(parseEntries(both).entries).toEqual(place === 'first' ? [second, first] : [first, second])
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o077).toBe(0)
  const env = readEnv({ DATA_DIR: folder })
  await removeKey(file, privateKeyToAddress(first), env)
  const left = await readFile(file, 'utf8')
  expect(left).not.toContain(first)
  expect(left).toContain(second)
  await expect(removeKey(file, privateKeyToAddress(second), env)).rejects.toThrow('The last key')
})

it('removes a key while the service of another refuses', async () => {
  const file = join(folder, 'keys')
  const [raw, refused] = [generatePrivateKey(), generatePrivateKey()]
  const { entry, standIn } = await startKeyService('Web3Signer', refused)
  onTestFinished(standIn.close)
  standIn.setBehavior('refuse')
  await writeFile(file, `${entry}\n${raw}\n`, { mode: 0o600 })
  const env = readEnv({ DATA_DIR: folder })
  await expect(removeKey(file, privateKeyToAddress(refused), env)).rejects.toThrow('Remove its entry yourself')
  await removeKey(file, privateKeyToAddress(raw), env)
  expect(await readFile(file, 'utf8')).toBe(`${entry}\n`)
})
