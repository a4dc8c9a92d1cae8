import type { BrowserSettings } from '@home/protocol/browser-settings'

/** Builds the Content-Security-Policy of a page from its own inline scripts and the outside hosts configured. */
export function contentSecurityPolicy(
  settings: BrowserSettings,
  { publicUrl, mediaBaseUrl }: { publicUrl: string; mediaBaseUrl: string },
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
  ])
  const frame = outside([settings.swap?.frameUrl, attestation(settings)])

  return ({ scriptHashes, framedBy }: { scriptHashes: string[]; framedBy: "'none'" | "'self'" }): string =>
    [
      "default-src 'none'",
      ['script-src', "'self'", ...scriptHashes].join(' '),
      "style-src 'self' 'unsafe-inline'",
      ['img-src', "'self'", 'data:', 'blob:', ...media].join(' '),
      ['media-src', "'self'", ...media].join(' '),
      ['connect-src', "'self'", ...connect].join(' '),
      "font-src 'self'",
      ['frame-src', "'self'", ...frame].join(' '),
      "manifest-src 'self'",
      "worker-src 'self' blob:",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      `frame-ancestors ${framedBy}`,
    ].join('; ')
}

/** The public relay lets wallets check whose page asks them, through a frame of its own. Another relay knows nobody. */
function attestation({ walletConnect }: BrowserSettings): string | undefined {
  const isPublicRelay = walletConnect && /\.walletconnect\.(com|org)$/.test(new URL(walletConnect.relayUrl).hostname)
  return isPublicRelay ? 'https://verify.walletconnect.org' : undefined
}
