import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import type { WidgetChain } from '@network-site/protocol/token-widget'
import { paths } from '@network-site/site/paths'

interface FrameUrlOptions {
  settings: Pick<BrowserSettings, 'swap' | 'rpcUrl'>
  network: NetworkDocument
  primaryColor: string
}

/** The widget's URL. Its query carries everything the widget has to know. */
export function swapFrameUrl({ settings, network, primaryColor }: FrameUrlOptions): string {
  const { swap, rpcUrl } = settings
  const { chain, contracts } = network
  const description: WidgetChain = {
    name: chain.name,
    chain: chain.nativeCurrency.symbol,
    // The URL at which this browser reaches the chain. The widget gives wallets the network's own URL.
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
  const { frameUrl } = swap
  return `${frameUrl}${frameUrl.includes('?') ? '&' : '?'}${query}`
}

/** What a framed widget may do. Everything else is blocked, above all navigation of the page around it. */
interface FramePermissions {
  sandbox: string
  allow: string
  /** Whether it posts a message when it is rendered. */
  postsMessages: boolean
}

/**
 * Every widget needs scripts and its own origin: wallets inject into it and remember it. Links open new tabs, which must
 * not inherit the sandbox. Only a third party's widget may use forms; ours has none.
 */
const shared = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox']

/** The permissions for our own widget, or for a third party's. */
export function framePermissions(frameUrl: string, pageUrl: string): FramePermissions {
  const { origin, pathname } = new URL(frameUrl, pageUrl)
  const isOurs = origin === new URL(pageUrl).origin && pathname === paths.tokenWidget
  return {
    sandbox: (isOurs ? shared : [...shared, 'allow-forms']).join(' '),
    allow: `clipboard-write ${isOurs ? "'self'" : origin}`,
    postsMessages: isOurs,
  }
}
