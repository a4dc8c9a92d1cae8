import { rmSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '../env/index.ts'
import { openExternalServices } from './external-services.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'services-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function keyFile(name: string, key: string): Promise<string> {
  await writeFile(join(folder, name), key, { mode: 0o600 })
  return join(folder, name)
}

function open(env: Record<string, string>) {
  const address = `0x${'a'.repeat(40)}`
  const chain = { CHAIN_RPC_URL: 'http://127.0.0.1:1', COLLECTION_ADDRESS: address, TOKEN_ADDRESS: address }
  return openExternalServices(readEnv({ SANDBOX: 'off', DATA_DIR: folder, ...chain, ...env }))
}

describe('faucet and relayer keys', () => {
  it.each(['on', 'off'])('must differ, with RELAYER=%s', async (RELAYER) => {
    const [shared, other] = [generatePrivateKey(), generatePrivateKey()]
    const FAUCET_KEY_FILE = await keyFile('faucet', shared)
    const RELAYER_KEYS_FILE = await keyFile('relayers', `${other}\n${shared}`)
    await expect(open({ RELAYER, RELAYER_KEYS_FILE, FAUCET_KEY_FILE })).rejects.toThrow(
      'FAUCET_KEY_FILE cannot be used: it contains the key of a relayer.',
    )
    const apart = await open({ RELAYER, RELAYER_KEYS_FILE: await keyFile('others', other), FAUCET_KEY_FILE })
    expect(apart.faucet.map(({ address }) => address)).toEqual([privateKeyToAddress(shared)])
    expect(apart.relayers).toHaveLength(RELAYER === 'on' ? 1 : 0)
  })

  it('are not compared if another machine relays and its keys file is not here', async () => {
    const FAUCET_KEY_FILE = await keyFile('faucet', generatePrivateKey())
    const services = await open({ RELAYER: 'off', RELAYER_KEYS_FILE: join(folder, 'elsewhere'), FAUCET_KEY_FILE })
    expect(services.faucet).toHaveLength(1)
  })
})
