/** Whether this browser can keep a wallet in a passkey, or why not. */
export type PasskeySupport = 'supported' | 'unsupportedBrowser' | 'inAppBrowser' | 'noDomain'

type Browser = Pick<Window, 'isSecureContext'> & {
  location: Pick<Location, 'hostname'>
  navigator: Pick<Navigator, 'userAgent'>
  PublicKeyCredential?: Pick<typeof PublicKeyCredential, 'getClientCapabilities'> | undefined
}

/**
 * Detects support for passkeys with a pseudo-random function. A browser that does not say whether it has one may have
 * it; there, creating a passkey shows it.
 */
export async function detectPasskeySupport(browser: Browser): Promise<PasskeySupport> {
  const { isSecureContext, location, navigator, PublicKeyCredential: passkeys } = browser
  if (!isSecureContext || isIpAddress(location.hostname)) return 'noDomain'
  if (!passkeys) return isInAppBrowser(navigator.userAgent) ? 'inAppBrowser' : 'unsupportedBrowser'
  // Not in browsers before 2025, whatever the types say.
  const capabilities = await (passkeys as Partial<typeof passkeys>).getClientCapabilities?.().catch(() => undefined)
  return capabilities?.['extension:prf'] === false ? 'unsupportedBrowser' : 'supported'
}

/** Relying party IDs are domains, never addresses. */
function isIpAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname)
}

/** Recognizes a browser inside another app: Android names its web view, and on iOS only browsers name Safari. */
function isInAppBrowser(userAgent: string): boolean {
  return /; wv\)/.test(userAgent) || (/iphone|ipad|ipod/i.test(userAgent) && !userAgent.includes('Safari/'))
}

/** Returns a link that opens a page in the default browser of Android, undefined on other systems. */
export function browserLink(href: string, userAgent: string): string | undefined {
  if (!/android/i.test(userAgent)) return undefined
  const { protocol, host, pathname, search } = new URL(href)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`
}
