import { expect, test } from 'vitest'
import { browserLink, detectPasskeySupport } from './passkey-support.ts'

const telegramAndroid =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36'
const telegramIos =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const safari = `${telegramIos.replace('Mobile', 'Version/18.0 Mobile')} Safari/604.1`

const modern = withCapabilities({ 'extension:prf': true })

test.each([
  ['a browser that reports the extension', {}, 'supported'],
  ['localhost', { hostname: 'localhost' }, 'supported'],
  ['a browser that cannot report extensions', { passkeys: {} }, 'supported'],
  [
    'a browser that fails to report',
    { passkeys: { getClientCapabilities: () => Promise.reject(new Error()) } },
    'supported',
  ],
  [
    'a browser that reports only other extensions',
    { passkeys: withCapabilities({ 'extension:appid': true }) },
    'supported',
  ],
  ['a browser without the extension', { passkeys: withCapabilities({ 'extension:prf': false }) }, 'unsupportedBrowser'],
  ['a browser without passkeys', { passkeys: undefined }, 'unsupportedBrowser'],
  ['Android’s web view', { passkeys: undefined, userAgent: telegramAndroid }, 'inAppBrowser'],
  ['the web view of iOS', { passkeys: undefined, userAgent: telegramIos }, 'inAppBrowser'],
  ['an IPv4 address', { hostname: '192.168.1.20' }, 'noDomain'],
  ['an IPv6 address', { hostname: '[::1]' }, 'noDomain'],
  ['plain HTTP', { isSecureContext: false, passkeys: undefined }, 'noDomain'],
] as const)('at %s', async (_case, differences, support) => {
  const {
    hostname = 'site.example',
    userAgent = safari,
    isSecureContext = true,
  } = differences as {
    hostname?: string
    userAgent?: string
    isSecureContext?: boolean
  }
  const passkeys = 'passkeys' in differences ? differences.passkeys : modern
  expect(
    await detectPasskeySupport({
      isSecureContext,
      location: { hostname },
      navigator: { userAgent },
      PublicKeyCredential: passkeys as typeof modern | undefined,
    }),
  ).toBe(support)
})

test('links to the default browser of Android and to none elsewhere', () => {
  expect(browserLink('https://site.example:8443/mint?a=1#b', telegramAndroid)).toBe(
    'intent://site.example:8443/mint?a=1#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end',
  )
  expect(browserLink('https://site.example/mint', telegramIos)).toBeUndefined()
})

function withCapabilities(capabilities: Record<string, boolean>) {
  return { getClientCapabilities: () => Promise.resolve(capabilities) }
}
