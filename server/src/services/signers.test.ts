import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { bytesToHex } from 'viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import pino from 'pino'
import { watchKeysFile, loadKeys } from './signers.ts'

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
  const following = watchKeysFile({
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
