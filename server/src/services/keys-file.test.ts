import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { bytesToHex } from 'viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import pino from 'pino'
import { readEnv } from '../env/index.ts'
import { type KeysEnv, watchKeysFile, loadKeys } from './keys-file.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'keys-'))))
afterEach(() => rm(folder, { recursive: true }))

const envWith = (more: Partial<KeysEnv>): KeysEnv => ({ ...readEnv({ DATA_DIR: folder }), ...more })

describe('loadKeys', () => {
  async function load(text: string, { mode = 0o600, isProduction = true } = {}) {
    const file = join(folder, 'keys')
    await writeFile(file, text, { mode })
    return loadKeys(file, { variable: 'KEYS_FILE', env: envWith({ isProduction }) })
  }

  it('reads a JSON list and one key per line', async () => {
    const keys = [generatePrivateKey(), generatePrivateKey()]
    const addresses = keys.map((key) => privateKeyToAddress(key))
    expect((await load(JSON.stringify(keys))).map(({ address }) => address)).toEqual(addresses)
    expect((await load(`${keys.join('\n')}\n`)).map(({ address }) => address)).toEqual(addresses)
  })

  it('rejects a file that other users can read', async () => {
    await expect(load(generatePrivateKey(), { mode: 0o644 })).rejects.toThrow('other users can read it')
  })

  it('does not quote the file in errors', async () => {
    const key = generatePrivateKey().slice(0, 40)
    const refusal = await load(key).catch((error: Error) => error.message)
    expect(refusal).toContain('KEYS_FILE cannot be used')
    expect(refusal).not.toContain(key.slice(2))
    await expect(load('')).rejects.toThrow('no keys')
    const nowhere = { variable: 'KEYS_FILE', env: envWith({ isProduction: true }) }
    await expect(loadKeys(join(folder, 'none'), nowhere)).rejects.toThrow('does not exist')
  })

  it('rejects sandbox keys and publicly known keys in production', async () => {
    const key = generatePrivateKey()
    await mkdir(join(folder, 'sandbox'))
    await writeFile(join(folder, 'sandbox', 'keys.json'), JSON.stringify({ relayer: key }))
    await expect(load(key)).rejects.toThrow('sandbox key')
    expect(await load(key, { isProduction: false })).toHaveLength(1)
    for (const addressIndex of [0, 3, 19]) {
      const known = mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex })
      await expect(load(bytesToHex(known.getHdKey().privateKey ?? new Uint8Array()))).rejects.toThrow('publicly known')
    }
  })
})

it('watchKeysFile reports added and removed keys, and keeps the previous ones while the file is invalid', async () => {
  const file = join(folder, 'keys')
  const [first, second] = [generatePrivateKey(), generatePrivateKey()]
  // Replace the file atomically, as the operator CLI does.
  const write = async (text: string) => {
    await writeFile(`${file}.new`, text, { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  const seen: string[][] = []
  const lines: string[] = []
  await write(first)
  const watch = watchKeysFile({
    file,
    load: () => loadKeys(file, { variable: 'KEYS', env: envWith({ isProduction: false }) }),
    onChange: (accounts) => void seen.push(accounts.map(({ address }) => address)),
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    everyMilliseconds: 20,
  })
  const addresses = [privateKeyToAddress(first), privateKeyToAddress(second)]
  await expect.poll(() => seen.at(-1)).toEqual([addresses[0]])
  await write(`${first}\n${second}\n`)
  await expect.poll(() => seen.at(-1)).toEqual(addresses)
  await write('not a key')
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]).toContain('cannot read the keys file')
  expect(seen.at(-1)).toEqual(addresses)
  await write(second)
  await expect.poll(() => seen.at(-1)).toEqual([addresses[1]])
  watch.close()
  expect(lines).toHaveLength(1)
})
