import type { BrowserSettings } from '@network-site/protocol/settings'

/**
 * Builds a page's Content-Security-Policy from its inline scripts and the configured hosts. `'self'` is the origin the page
 * was opened at, so `PUBLIC_URL`, which our documents link to, is listed separately.
 */
export function contentSecurityPolicy(
  settings: BrowserSettings,
  { publicUrl, mediaBaseUrl, widgetRpcUrls }: { publicUrl: string; mediaBaseUrl: string; widgetRpcUrls: string[] },
) {
  const media = originsOf([publicUrl, mediaBaseUrl])
  const addresses = [
    publicUrl,
    settings.form.endpoint,
    settings.releases.latestUrl,
    settings.walletConnect?.relayUrl,
    settings.walletConnect?.rpcUrl,
    attestation(settings),
    ...settings.mainChain.rpcUrls,
    settings.rpcUrl,
  ]
  const connect = originsOf(addresses)
  // The widget's query chooses its chain, so limit it to the chains that the operator allows.
  const widgetConnect = originsOf([...addresses, ...widgetRpcUrls])
  const frame = originsOf([settings.swap.frameUrl, attestation(settings)])

  return ({ scriptHashes, isWidget = false }: { scriptHashes: string[]; isWidget?: boolean }): string =>
    [
      "default-src 'none'",
      ['script-src', "'self'", ...scriptHashes].join(' '),
      "style-src 'self' 'unsafe-inline'",
      ['img-src', "'self'", 'data:', 'blob:', ...media].join(' '),
      ['media-src', "'self'", ...media].join(' '),
      ['connect-src', "'self'", ...(isWidget ? widgetConnect : connect)].join(' '),
      "font-src 'self' data:",
      ['frame-src', "'self'", ...frame].join(' '),
      "manifest-src 'self'",
      "worker-src 'self' blob:",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      `frame-ancestors ${isWidget ? "'self'" : "'none'"}`,
    ].join('; ')
}

/** Returns the distinct origins of absolute URLs. `'self'` covers paths, including WebSockets. */
function originsOf(addresses: Array<string | undefined>): string[] {
  const whole = addresses.filter((address) => address?.includes('://'))
  return [...new Set(whole.map((address) => new URL(String(address)).origin))]
}

/** Returns the frame through which the public WalletConnect relay verifies pages; undefined for other relays. */
function attestation({ walletConnect }: BrowserSettings): string | undefined {
  const isPublicRelay =
    walletConnect && /^wss:\/\/[\w.-]+\.walletconnect\.(com|org)(?![\w.-])/.test(walletConnect.relayUrl)
  return isPublicRelay ? 'https://verify.walletconnect.org' : undefined
}
