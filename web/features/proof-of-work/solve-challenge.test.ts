import { deriveKey as native } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test } from 'vitest'
import { deriveKeyInScript } from './solve-challenge.ts'

const salt = crypto.getRandomValues(new Uint8Array(16))
const password = crypto.getRandomValues(new Uint8Array(20))
const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: '', salt: '', keyPrefix: '00', keyLength: 32 }

test.each([1, 2, 500])('derives the same key as the platform in %d rounds', async (cost) => {
  const expected = new Uint8Array((await native({ ...parameters, cost }, salt, password)).derivedKey)
  expect((await deriveKeyInScript({ ...parameters, cost }, salt, password)).derivedKey).toEqual(expected)
})

test('derives a shorter key as a prefix of the full key', async () => {
  const [short, whole] = await Promise.all(
    [16, 32].map((keyLength) => deriveKeyInScript({ ...parameters, cost: 3, keyLength }, salt, password)),
  )
  expect(short?.derivedKey).toEqual(whole?.derivedKey.slice(0, 16))
})

test('rejects another algorithm', async () => {
  await expect(
    deriveKeyInScript({ ...parameters, cost: 1, algorithm: 'PBKDF2/SHA-512' }, salt, password),
  ).rejects.toThrow()
})
