import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../ui/testing/memory-storage.ts'
import { readGuestKey, readPasskeyGuest, rememberPasskeyGuest } from './guest-storage.ts'

const key = '0xf3efe572109efa06ee3f797d1270b5e47193208cf0f7d145a64fc0e3dd28b5ac'
const address = '0x5Ce1fAF0d7175A38D8787Fc5d6C1E025E4a6E704'

test.each([key, key.slice(2), `"${key}"`])('reads the key of an earlier release from %s', (stored) => {
  const storage = createMemoryStorage()
  storage.setItem('burnerWallet.pk', stored)
  expect(readGuestKey(storage)).toBe(key)
})

test.each(['0x', 'not a key', `${key}00`])('reads no key from %s', (stored) => {
  const storage = createMemoryStorage()
  storage.setItem('burnerWallet.pk', stored)
  expect(readGuestKey(storage)).toBeUndefined()
})

test('remembers a passkey before and after its address is known', () => {
  const storage = createMemoryStorage()
  expect(readPasskeyGuest(storage)).toBeUndefined()
  rememberPasskeyGuest({ credentialId: 'a-_9' }, storage)
  expect(readPasskeyGuest(storage)).toEqual({ credentialId: 'a-_9' })
  rememberPasskeyGuest({ credentialId: 'a-_9', address }, storage)
  expect(readPasskeyGuest(storage)).toEqual({ credentialId: 'a-_9', address })
})

test.each(['{', 'null', '[]', '{"credentialId":7}', '{"credentialId":"a b"}'])('reads no passkey from %s', (stored) => {
  const storage = createMemoryStorage()
  storage.setItem('guestWallet.passkey', stored)
  expect(readPasskeyGuest(storage)).toBeUndefined()
})

test('ignores a malformed address', () => {
  const storage = createMemoryStorage()
  storage.setItem('guestWallet.passkey', '{"credentialId":"a","address":"0x1"}')
  expect(readPasskeyGuest(storage)).toEqual({ credentialId: 'a' })
})
