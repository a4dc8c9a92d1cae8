import { hkdfSync } from 'node:crypto'
import fc from 'fast-check'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { deriveGuestKey, derivation } from './guest-key.ts'

const groupOrder = BigInt('0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141')

/** The vector in docs/decisions/0039-passkey-guest.md. If this test fails, visitors lose their wallets. */
test('derives the documented key and address from the documented output', async () => {
  const key = await deriveGuestKey(Uint8Array.from({ length: 32 }, (_, at) => at))
  expect(key).toBe('0xf3efe572109efa06ee3f797d1270b5e47193208cf0f7d145a64fc0e3dd28b5ac')
  expect(privateKeyToAccount(key).address).toBe('0x5Ce1fAF0d7175A38D8787Fc5d6C1E025E4a6E704')
})

test('reduces 48 bytes of HKDF-SHA-256 to a valid key, as another implementation does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 32, maxLength: 32 }), async (output) => {
      const { hkdfSalt, hkdfInfo } = derivation
      const bytes = Buffer.from(hkdfSync('sha256', output, hkdfSalt, hkdfInfo, 48))
      const expected = (BigInt(`0x${bytes.toString('hex')}`) % (groupOrder - 1n)) + 1n
      expect(BigInt(await deriveGuestKey(new Uint8Array(output)))).toBe(expected)
      expect(expected > 0n && expected < groupOrder).toBe(true)
    }),
    { numRuns: 50 },
  )
})
