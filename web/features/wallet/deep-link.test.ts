import { phoneWallets } from '@network-site/site/wallet-dialog'
import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../ui/testing/memory-storage.ts'
import { clearDeepLink, deepLink, isMobileDevice, rememberDeepLink } from './deep-link.ts'

const pairingUri = 'wc:ab@2?relay-protocol=irn&symKey=cd'
const pairing = 'wc%3Aab%402%3Frelay-protocol%3Dirn%26symKey%3Dcd'

test('passes the full pairing URI to the wallet', () => {
  expect(deepLink({ name: 'A', link: 'a://wc?uri=' }, pairingUri)).toBe(`a://wc?uri=${pairing}`)
})

test.each([
  ['a://wc?uri=', 'a://'],
  ['a://main/wc?uri=', 'a://main/'],
])('stores and clears the link that later requests to %s open', (link, href) => {
  const storage = createMemoryStorage()
  expect(rememberDeepLink({ name: 'A', link }, { pairingUri, storage })).toBe(`${link}${pairing}`)
  expect(JSON.parse(storage.items.get('WALLETCONNECT_DEEPLINK_CHOICE') ?? '')).toEqual({ href, name: 'A' })
  clearDeepLink(storage)
  expect(storage.items.size).toBe(0)
})

test('recommends nine wallets with distinct links', () => {
  expect(phoneWallets).toHaveLength(9)
  expect(new Set(phoneWallets.map(({ link }) => link)).size).toBe(9)
})

test.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 10; K) Mobile', 'Linux armv81', 5, true],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)', 'iPhone', 5, true],
  ['an iPad that identifies as a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'MacIntel', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'MacIntel', 0, false],
  ['a laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Win32', 10, false],
  ['a Linux desktop', 'Mozilla/5.0 (X11; Linux x86_64)', 'Linux x86_64', 0, false],
])('detects whether %s is a mobile device', (_device, userAgent, platform, maxTouchPoints, expected) => {
  expect(isMobileDevice({ userAgent, platform, maxTouchPoints })).toBe(expected)
})
