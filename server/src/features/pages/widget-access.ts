import { addressSchema } from '@network-site/protocol/address'
import { widgetChainSchema } from '@network-site/protocol/token-widget'
import type { FastifyRequest } from 'fastify'
import { network as facts } from '@network-site/site/network'
import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import { escapeHtml } from '@network-site/protocol/text'
import { parseJson } from '../../lib/parse.ts'
import type { Env } from '../../env/index.ts'
import { type PageStyle, plainPage } from '../../http/plain-page.ts'

/** A token that the widget may show. */
export type WidgetToken = {
  chainId: number
  contract: string
  /** Where its chain is read. A path is at whichever origin the page was opened. */
  rpcUrls: string[]
}

export type WidgetRefusal = 'notFramed' | 'notOffered'

/**
 * Why the widget is not shown, if it is not: the author of a link chooses token, network and endpoint, and our name must not
 * be lent to them. Browsers that do not tell where a page will be shown are asked by the page itself.
 */
export function checkWidgetRequest(
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  tokens: WidgetToken[],
): WidgetRefusal | undefined {
  if (headers['sec-fetch-dest'] === 'document') return 'notFramed'
  // As the page reads it: everything after the first question mark.
  const query = new URLSearchParams(url.slice(url.indexOf('?')))
  const contract = addressSchema.safeParse(query.get('contract'))
  const chain = widgetChainSchema.safeParse(parseJson(query.get('chain') ?? ''))
  // The page itself says what is wrong with a query that names no token at all.
  if (!contract.success || !chain.success) return undefined
  const { chainId, rpc, testnet } = chain.data
  const isOffered = tokens.some(
    (token) =>
      testnet &&
      token.chainId === chainId &&
      token.contract.toLowerCase() === contract.data.toLowerCase() &&
      rpc.every((asked) => token.rpcUrls.some((known) => isSame(asked, known))),
  )
  return isOffered ? undefined : 'notOffered'
}

/** The page's policy lets it reach no origin but its own and those of the listed endpoints. */
function isSame(asked: string, known: string): boolean {
  const { href, pathname, search } = new URL(asked)
  return known.startsWith('/') ? pathname + search === known : href === new URL(known).href
}

/** Development chains, which lists of chains do not mark as test networks. */
const developmentChainIds = new Set([1337, 31_337])

/** The tokens that our own token widget may show: the site's own, and those that the operator allows on other test networks. */
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

/** The list of chains is large, so it is loaded only where there is something to check. */
async function refuseMainNetworks(chainIds: number[]): Promise<void> {
  const known = Object.values(await import('viem/chains'))
  const isMain = (id: number) =>
    id === facts.mainnet.id ||
    (!developmentChainIds.has(id) && known.some((chain) => chain.id === id && chain.testnet !== true))
  const refused = chainIds.filter(isMain)
  if (refused.length > 0)
    throw new Error(
      `WIDGET_TOKENS cannot be used: ${refused.join(', ')} is a main network, and the widget is for test networks.`,
    )
}

type RefusalWords = { title: string; sentence: string; link: string }

/** The Content-Security-Policy of this page: text and its style, nothing else. */
export const refusalPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/** A page that says why another one is not shown, and where to go instead. */
export function refusalPage(
  { title, sentence, link }: RefusalWords,
  { linkPath, style }: { linkPath: string; style: PageStyle },
): string {
  const whereTo = `<p><a href="${escapeHtml(linkPath)}" target="_top">${escapeHtml(link)}</a></p>`
  return plainPage(title, `<p>${escapeHtml(sentence)}</p>${whereTo}`, style)
}
