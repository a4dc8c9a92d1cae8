import type { BrowserSettings } from '@home/protocol/browser-settings'

/** Builds the Content-Security-Policy of a page from its own inline scripts and the outside hosts configured. */
export function contentSecurityPolicy(
  settings: BrowserSettings,
  { publicUrl, mediaBaseUrl, rpcUrls }: { publicUrl: string; mediaBaseUrl: string; rpcUrls: string[] },
) {
  const own = new URL(publicUrl).origin
  const outside = (urls: Array<string | undefined>) =>
    [...new Set(urls.filter((url) => url?.includes('://')).map((url) => new URL(String(url)).origin))].filter(
      (origin) => origin !== own,
    )
  const media = outside([mediaBaseUrl])
  const connect = outside([
    settings.form.endpoint,
    settings.releases.latestUrl,
    settings.walletConnect?.relayUrl,
    settings.walletConnect?.rpcUrl,
    attestation(settings),
    ...settings.mainChain.rpcUrls,
    ...rpcUrls,
  ])
  const frame = outside([settings.swap.frameUrl, attestation(settings)])

  return ({ scriptHashes, isWidget = false }: { scriptHashes: string[]; isWidget?: boolean }): string =>
    [
      "default-src 'none'",
      ['script-src', "'self'", ...scriptHashes].join(' '),
      "style-src 'self' 'unsafe-inline'",
      ['img-src', "'self'", 'data:', 'blob:', ...media].join(' '),
      ['media-src', "'self'", ...media].join(' '),
      ['connect-src', "'self'", ...connect, ...(isWidget ? anyChain : [])].join(' '),
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

/** The widget is told its chain by its address: it may ask any chain over TLS, and one on the visitor's own machine. */
const anyChain = ['https:', 'http://localhost:*', 'http://127.0.0.1:*']

/** The public relay lets wallets check whose page asks them, through a frame of its own. Another relay knows nobody. */
function attestation({ walletConnect }: BrowserSettings): string | undefined {
  const isPublicRelay = walletConnect && /\.walletconnect\.(com|org)$/.test(new URL(walletConnect.relayUrl).hostname)
  return isPublicRelay ? 'https://verify.walletconnect.org' : undefined
}
