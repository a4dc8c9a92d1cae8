import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { bytesToHex } from 'viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadKeys } from './load-keys.ts'

describe('keys in a file', () => {
  let folder: string
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'keys-'))))
  afterEach(() => rm(folder, { recursive: true }))

  async function load(text: string, { mode = 0o600, isProduction = true } = {}) {
    const file = join(folder, 'keys')
    await writeFile(file, text, { mode })
    return loadKeys(file, { variable: 'KEYS_FILE', dataDir: folder, isProduction })
  }

  it('are read from a JSON list and from lines', async () => {
    const keys = [generatePrivateKey(), generatePrivateKey()]
    const addresses = keys.map((key) => privateKeyToAddress(key))
    expect((await load(JSON.stringify(keys))).map(({ address }) => address)).toEqual(addresses)
    expect((await load(`${keys.join('\n')}\n`)).map(({ address }) => address)).toEqual(addresses)
  })

  it('are refused when others may read the file', async () => {
    await expect(load(generatePrivateKey(), { mode: 0o644 })).rejects.toThrow('others may read it')
  })

  it('are refused in words that do not repeat them', async () => {
    const key = generatePrivateKey().slice(0, 40)
    const refusal = await load(key).catch((error: Error) => error.message)
    expect(refusal).toContain('KEYS_FILE cannot be used')
    expect(refusal).not.toContain(key.slice(2))
    await expect(load('')).rejects.toThrow('no key')
    const nowhere = { variable: 'KEYS_FILE', dataDir: folder, isProduction: true }
    await expect(loadKeys(join(folder, 'none'), nowhere)).rejects.toThrow('no such file')
  })

  it('are refused in production when the sandbox or everybody has them', async () => {
    const key = generatePrivateKey()
    await mkdir(join(folder, 'sandbox'))
    await writeFile(join(folder, 'sandbox', 'keys.json'), JSON.stringify({ relayer: key }))
    await expect(load(key)).rejects.toThrow('key of the sandbox')
    expect(await load(key, { isProduction: false })).toHaveLength(1)
    const known = mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex: 3 })
    await expect(load(bytesToHex(known.getHdKey().privateKey ?? new Uint8Array()))).rejects.toThrow('everybody knows')
  })
})
