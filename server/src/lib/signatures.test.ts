import { hashMessage, hexToBytes } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createRecoverSigner, nativeRecoverKey, wasmRecoverKey } from './signatures.ts'

const digest = hexToBytes(hashMessage('a message'))

async function signedByAnybody() {
  const account = privateKeyToAccount(generatePrivateKey())
  const signature = hexToBytes(await account.signMessage({ message: 'a message' }))
  signature[64] = (signature[64] ?? 27) - 27
  return { address: account.address, signature }
}

describe('recovering a signer', () => {
  it('finds who signed', async () => {
    const recover = await createRecoverSigner()
    for (let index = 0; index < 20; index++) {
      const { address, signature } = await signedByAnybody()
      expect(recover(digest, signature)).toBe(address)
    }
  })

  it('finds the same with and without native code', async () => {
    const native = nativeRecoverKey()
    const wasm = await wasmRecoverKey()
    const { signature } = await signedByAnybody()
    const recoveryId = signature[64] as 0 | 1
    const key = wasm(signature.subarray(0, 64), recoveryId, digest)
    expect(key).toHaveLength(65)
    const nativeKey = native ? native(signature.subarray(0, 64), recoveryId, digest) : key
    expect(Buffer.from(nativeKey)).toEqual(Buffer.from(key))
  })

  it('finds nobody behind bytes that are no signature', async () => {
    const recover = await createRecoverSigner()
    expect(recover(digest, new Uint8Array(65))).toBeUndefined()
    expect(recover(digest, new Uint8Array(64).fill(1))).toBeUndefined()
    expect(recover(digest, new Uint8Array(65).fill(7))).toBeUndefined()
    expect(recover(digest, new Uint8Array(65).fill(255).fill(0, 64))).toBeUndefined()
  })
})
