import { addressSchema } from '@network-site/protocol/address'
import { widgetChainSchema } from '@network-site/protocol/token-widget'
import type { FastifyRequest } from 'fastify'

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
  const chain = widgetChainSchema.safeParse(parseJson(query.get('chain')))
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

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
