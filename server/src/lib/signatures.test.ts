import { ServiceError } from '@network-site/protocol/failures'
import { createPublicClient, custom, hashMessage, hexToBytes, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createRecoverSigner, isSignedBy, isSignedByContract, nativeRecoverKey, wasmRecoverKey } from './signatures.ts'

const digest = hexToBytes(hashMessage('a message'))

async function signWithNewKey() {
  const account = privateKeyToAccount(generatePrivateKey())
  const signature = hexToBytes(await account.signMessage({ message: 'a message' }))
  signature[64] = (signature[64] ?? 27) - 27
  return { address: account.address, signature }
}

describe('createRecoverSigner', () => {
  it('recovers the signer', async () => {
    const recover = await createRecoverSigner()
    for (let index = 0; index < 20; index++) {
      const { address, signature } = await signWithNewKey()
      expect(recover(digest, signature)).toBe(address)
    }
  })

  it('recovers the same key with the native and the WebAssembly library', async () => {
    const native = nativeRecoverKey()
    const wasm = await wasmRecoverKey()
    const { signature } = await signWithNewKey()
    const recoveryId = signature[64] as 0 | 1
    const key = wasm(signature.subarray(0, 64), recoveryId, digest)
    expect(key).toHaveLength(65)
    const nativeKey = native ? native(signature.subarray(0, 64), recoveryId, digest) : key
    expect(Buffer.from(nativeKey)).toEqual(Buffer.from(key))
  })

  it.each([
    ['zeros', new Uint8Array(65)],
    ['64 bytes', new Uint8Array(64).fill(1)],
    ['an invalid recovery id', new Uint8Array(65).fill(7)],
    ['values out of range', new Uint8Array(65).fill(255).fill(0, 64)],
  ])('returns undefined for %s', async (_case, signature) => {
    expect((await createRecoverSigner())(digest, signature)).toBeUndefined()
  })
})

describe('isSignedByContract', () => {
  const signed = { address: `0x${'a1'.repeat(20)}`, hash: hashMessage('a message'), signature: '0xabcd' } as const

  /** Creates a client of a chain that responds, but whose calls fail. */
  const clientThatFails = (failure: Error) => ({
    client: createPublicClient({
      transport: custom(
        {
          request: async ({ method }: { method: string }) => {
            if (method === 'eth_call') throw failure
            return '0x1'
          },
        },
        { retryCount: 0 },
      ),
    }),
  })

  it('rejects a signature whose check reverts', async () => {
    expect(await isSignedByContract(clientThatFails(new Error('execution reverted')), signed)).toBe(false)
  })

  it('rejects the zero address, whose signatures the validator accepts', async () => {
    const client = createPublicClient({ transport: custom({ request: async () => '0x01' }) })
    expect(await isSignedByContract({ client }, signed)).toBe(true)
    expect(await isSignedByContract({ client }, { ...signed, address: zeroAddress })).toBe(false)
    const message = { address: zeroAddress, message: 'a message', signature: signed.signature }
    expect(await isSignedBy(message, async () => true)).toBe(false)
  })

  it('does not reject a signature because the budget for calls is used up', async () => {
    const overBudget = clientThatFails(new ServiceError('CHAIN_SILENT'))
    await expect(isSignedByContract(overBudget, signed)).rejects.toMatchObject({ code: 'RELAYER_UNAVAILABLE' })
  })
})
