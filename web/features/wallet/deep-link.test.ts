import { phoneWallets } from '@network-site/site/wallet'
import { expect, test } from 'vitest'
import { deepLink, forgetDeepLink, rememberDeepLink } from './deep-link.ts'

const pairingUri = 'wc:ab@2?relay-protocol=irn&symKey=cd'
const pairing = 'wc%3Aab%402%3Frelay-protocol%3Dirn%26symKey%3Dcd'

test('carries the whole pairing to the wallet', () => {
  expect(deepLink({ name: 'A', link: 'a://wc?uri=' }, pairingUri)).toBe(`a://wc?uri=${pairing}`)
})

test.each([
  ['a://wc?uri=', 'a://'],
  ['a://main/wc?uri=', 'a://main/'],
])('remembers of %s where later requests go', (link, href) => {
  const { items, storage } = aStorage()
  expect(rememberDeepLink({ name: 'A', link }, { pairingUri, storage })).toBe(`${link}${pairing}`)
  expect(JSON.parse(items.get('WALLETCONNECT_DEEPLINK_CHOICE') ?? '')).toEqual({ href, name: 'A' })
  forgetDeepLink(storage)
  expect(items.size).toBe(0)
})

test('nine wallets are recommended, each by its own link', () => {
  expect(phoneWallets).toHaveLength(9)
  expect(new Set(phoneWallets.map(({ link }) => link)).size).toBe(9)
})

function aStorage() {
  const items = new Map<string, string>()
  const storage = {
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  return { items, storage }
}
