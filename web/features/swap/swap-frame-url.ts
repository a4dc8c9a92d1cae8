import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import type { WidgetChain } from '@network-site/protocol/token-widget'
import { language } from '@network-site/site/language'
import { paths } from '@network-site/site/paths'

interface FrameUrlOptions {
  settings: Pick<BrowserSettings, 'swap' | 'rpcUrl'>
  network: NetworkDocument
  primaryColor: string
  pageUrl: string
}

/** Returns the widget's URL, whose query holds all of its parameters. */
export function swapFrameUrl({ settings, network, primaryColor, pageUrl }: FrameUrlOptions): string {
  const { swap, rpcUrl } = settings
  const { chain, contracts } = network
  const description: WidgetChain = {
    name: chain.name,
    chain: chain.nativeCurrency.symbol,
    // This browser's URL for the chain. The widget gives wallets the network's own URL.
    rpc: [rpcUrl],
    shortName: chain.shortName,
    slug: chain.network,
    nativeCurrency: chain.nativeCurrency,
    chainId: chain.id,
    testnet: chain.testnet,
  }
  const query = new URLSearchParams({
    contract: contracts.token,
    chain: JSON.stringify(description),
    clientId: swap.clientId,
    primaryColor,
  })
  const frameUrl = inPageLanguage(swap.frameUrl, pageUrl)
  return `${frameUrl}${frameUrl.includes('?') ? '&' : '?'}${query}`
}

/** Returns our own widget in the page's language. The server names it by its English path. */
function inPageLanguage(frameUrl: string, pageUrl: string): string {
  const url = new URL(frameUrl, pageUrl)
  if (url.origin !== new URL(pageUrl).origin || language.path + url.pathname !== paths.tokenWidget) return frameUrl
  url.pathname = paths.tokenWidget
  return url.href
}

/**
 * Every widget needs scripts and its own origin, because wallets inject into it and store its origin. Links open new
 * tabs, which must not inherit the sandbox.
 */
const shared = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox']

/** Returns the iframe permissions of the built-in or a third-party widget. Neither may navigate the surrounding page. */
export function framePermissions(frameUrl: string, pageUrl: string) {
  const { origin, pathname } = new URL(frameUrl, pageUrl)
  const isOurs = origin === new URL(pageUrl).origin && pathname === paths.tokenWidget
  return {
    // Our widget has no forms.
    sandbox: (isOurs ? shared : [...shared, 'allow-forms']).join(' '),
    allow: `clipboard-write ${isOurs ? "'self'" : origin}`,
    /** Whether it posts a message once it has rendered. */
    postsMessages: isOurs,
  }
}
