import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { bytesToHex } from 'viem'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import pino from 'pino'
import { readEnv } from '../env/index.ts'
import { keyServiceKinds, kmsArn, startKeyService } from '../../test/key-services.ts'
import { type KeyAccount, type KeysEnv, watchKeysFile, loadKeys, type OpenOptions } from './keys-file.ts'

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

describe('watchKeysFile', () => {
  const [first, second] = [generatePrivateKey(), generatePrivateKey()]
  const [firstAddress, secondAddress] = [privateKeyToAddress(first), privateKeyToAddress(second)]

  // Replaces the file atomically, as the operator CLI does.
  async function write(text: string) {
    await writeFile(join(folder, 'keys.new'), text, { mode: 0o600 })
    await rename(join(folder, 'keys.new'), join(folder, 'keys'))
  }

  async function watch(env: Partial<KeysEnv> = {}) {
    const file = join(folder, 'keys')
    const load = (options: OpenOptions) =>
      loadKeys(file, { variable: 'KEYS', env: envWith({ isProduction: false, ...env }), ...options })
    const opened = await load({ onSkipped: () => undefined })
    const seen: KeyAccount[][] = [opened]
    const lines: string[] = []
    const { close } = watchKeysFile({
      file,
      opened,
      load,
      onChange: (accounts) => void seen.push(accounts),
      log: pino({}, { write: (line: string) => void lines.push(line) }),
      everyMilliseconds: 20,
      retryMilliseconds: 100,
    })
    onTestFinished(close)
    return { opened, lines, seen, addresses: () => seen.at(-1)?.map(({ address }) => address) }
  }

  it('reports added and removed keys, and keeps the previous ones while the file is invalid', async () => {
    await write(first)
    const { opened, lines, seen, addresses } = await watch()
    await expect.poll(() => seen.length).toBe(2)
    expect(seen[1]?.[0]).toBe(opened[0])
    await write(`${first}\n${second}\n`)
    await expect.poll(addresses).toEqual([firstAddress, secondAddress])
    await write('not a key')
    await expect.poll(() => lines.length).toBe(1)
    expect(lines[0]).toContain('cannot use every key of the keys file')
    expect(addresses()).toEqual([firstAddress, secondAddress])
    await write(second)
    await expect.poll(addresses).toEqual([secondAddress])
    expect(lines).toHaveLength(1)
  })

  it.each(keyServiceKinds)('adds a key while %s refuses another, and keeps that one open', async (kind) => {
    const { entry, env, standIn } = await startKeyService(kind, first)
    onTestFinished(standIn.close)
    await write(entry)
    const { opened, addresses, seen, lines } = await watch(readEnv(env))
    standIn.setBehavior('refuse')
    await write(`${entry}\n${second}\n`)
    await expect.poll(addresses).toEqual([firstAddress, secondAddress])
    expect(seen.at(-1)?.[0]).toBe(opened[0])
    expect(lines).toEqual([])
  })

  it('starts without a key that is refused, logs it once, and opens it once the service works', async () => {
    const { env, standIn } = await startKeyService('AWS KMS', first)
    onTestFinished(standIn.close)
    standIn.setBehavior('refuse')
    await write(`aws-kms:${kmsArn}`)
    await expect(watch(readEnv(env))).rejects.toThrow('KEYS cannot be used: AWS KMS in eu-west-1 answered 400')
    await write(`aws-kms:${kmsArn}\n${second}\n`)
    const { addresses, lines, seen } = await watch(readEnv(env))
    expect(addresses()).toEqual([secondAddress])
    await expect.poll(() => seen.length).toBeGreaterThan(3)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('entry 1: AWS KMS in eu-west-1 answered 400')
    expect(lines[0]).not.toContain(second.slice(2))
    standIn.setBehavior('sign')
    await expect.poll(addresses).toEqual([firstAddress, secondAddress])
  })

  it('opens an edited entry, unless the service refuses it', async () => {
    const { entry, standIn } = await startKeyService('Web3Signer', first)
    onTestFinished(standIn.close)
    await write(`${entry}\n${second}\n`)
    const { opened, addresses, seen, lines } = await watch()
    standIn.setBehavior('refuse')
    const edited = entry.replace('//', '//site:planted-password@')
    await write(`${edited}\n${second}\n`)
    await expect.poll(() => lines.length).toBe(1)
    expect(lines[0]).not.toContain('planted-password')
    expect(seen.at(-1)?.[0]).toBe(opened[0])
    standIn.setBehavior('sign')
    await expect.poll(() => seen.at(-1)?.[0] === opened[0]).toBe(false)
    expect(addresses()).toEqual([firstAddress, secondAddress])
    expect(seen.at(-1)?.[1]).toBe(opened[1])
  })
})
