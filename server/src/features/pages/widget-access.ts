import { addressSchema } from '@network-site/protocol/address'
import { widgetChainSchema } from '@network-site/protocol/token-widget'
import type { FastifyRequest } from 'fastify'
import { network as facts } from '@network-site/site/network'
import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import { escapeHtml } from '@network-site/protocol/text'
import { parseJson } from '../../lib/parse.ts'
import type { Env } from '../../env/index.ts'
import { type PageStyle, plainPage } from '../../http/plain-page.ts'
import type { Words } from '../../http/localized-words.ts'

/** A token that the widget may show. */
export type WidgetToken = {
  chainId: number
  contract: string
  /** The allowed RPC endpoints. A path refers to the origin of the page. */
  rpcUrls: string[]
}

export type WidgetRefusal = 'notFramed' | 'notOffered'

/**
 * Returns why the widget must not be shown, if so. Links choose token, network, and endpoint, so this limits them to those
 * that the operator allows. If the browser sends no `sec-fetch-dest`, the page itself checks that it is framed.
 */
export function checkWidgetRequest(
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  tokens: WidgetToken[],
): WidgetRefusal | undefined {
  if (headers['sec-fetch-dest'] === 'document') return 'notFramed'
  // Parse like the page: everything after the first question mark.
  const query = new URLSearchParams(url.slice(url.indexOf('?')))
  const contract = addressSchema.safeParse(query.get('contract'))
  const chain = widgetChainSchema.safeParse(parseJson(query.get('chain') ?? ''))
  // The page itself reports an invalid query.
  if (!contract.success || !chain.success) return undefined
  const { chainId, rpc, testnet } = chain.data
  const isOffered = tokens.some(
    (token) =>
      testnet &&
      token.chainId === chainId &&
      token.contract.toLowerCase() === contract.data.toLowerCase() &&
      rpc.every((rpcUrl) => token.rpcUrls.some((allowed) => isSame(rpcUrl, allowed))),
  )
  return isOffered ? undefined : 'notOffered'
}

/** Compares an endpoint with an allowed one. For a path any host matches, since the page's CSP limits hosts. */
function isSame(url: string, allowed: string): boolean {
  const { href, pathname, search } = new URL(url)
  return allowed.startsWith('/') ? pathname + search === allowed : href === new URL(allowed).href
}

/** Development chains, which viem does not mark as test networks. */
const developmentChainIds = new Set([1337, 31_337])

/** Returns the tokens that the widget may show: the site's own, and those in `WIDGET_TOKENS`. */
export async function widgetTokens(
  { WIDGET_TOKENS: others }: Pick<Env, 'WIDGET_TOKENS'>,
  { network, settings }: { network: NetworkDocument; settings: BrowserSettings },
): Promise<WidgetToken[]> {
  if (others.length > 0) await refuseMainNetworks(others.map(({ chainId }) => chainId))
  return [
    {
      chainId: network.chain.id,
      contract: network.contracts.token,
      rpcUrls: [settings.rpcUrl, ...network.chain.rpcUrls],
    },
    ...others.map(({ chainId, contract, rpc }) => ({ chainId, contract, rpcUrls: rpc })),
  ]
}

/** Throws for main networks. Loads the large list of chains only when needed. */
async function refuseMainNetworks(chainIds: number[]): Promise<void> {
  const known = Object.values(await import('viem/chains'))
  const isMain = (id: number) =>
    id === facts.mainnet.id ||
    (!developmentChainIds.has(id) && known.some((chain) => chain.id === id && chain.testnet !== true))
  const refused = chainIds.filter(isMain)
  if (refused.length > 0)
    throw new Error(
      `WIDGET_TOKENS cannot be used: ${refused.join(', ')} is a main network; the widget supports test networks only.`,
    )
}

/** The Content-Security-Policy of the refusal page, which has only text and inline styles. */
export const refusalPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

type RefusalPage = {
  words: Record<WidgetRefusal | 'title' | 'link', string>
  linkPath: string
  language: Words['language']
  style: PageStyle
}

/** Renders a page that says why the widget is not shown, with a link to the swap page. */
export function refusalPage(refusal: WidgetRefusal, { words, linkPath, language, style }: RefusalPage): string {
  const { title, link, [refusal]: sentence } = words
  const paragraph = `<p><a href="${escapeHtml(linkPath)}" target="_top">${escapeHtml(link)}</a></p>`
  return plainPage({ title, body: `<p>${escapeHtml(sentence)}</p>${paragraph}`, language, style })
}
