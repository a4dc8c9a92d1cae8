import type { BrowserSettings } from '@network-site/protocol/settings'

/**
 * Builds the Content-Security-Policy of a page from its own inline scripts and the configured hosts. `'self'` is
 * the origin that the page was opened at. `PUBLIC_URL` may be another one, and what our documents name lies there.
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
  // The widget's query names its chain; only the chains that the operator allows are reached.
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

/** The origins of whole addresses, each once. A path is covered by `'self'`, WebSockets included. */
function originsOf(addresses: Array<string | undefined>): string[] {
  const whole = addresses.filter((address) => address?.includes('://'))
  return [...new Set(whole.map((address) => new URL(String(address)).origin))]
}

/** The public WalletConnect relay verifies pages for wallets through a frame of its own. Other relays have none. */
function attestation({ walletConnect }: BrowserSettings): string | undefined {
  const isPublicRelay =
    walletConnect && /^wss:\/\/[\w.-]+\.walletconnect\.(com|org)(?![\w.-])/.test(walletConnect.relayUrl)
  return isPublicRelay ? 'https://verify.walletconnect.org' : undefined
}
