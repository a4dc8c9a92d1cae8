import { addressSchema } from '@network-site/protocol/address'
import type { NetworkDocument } from '@network-site/protocol/settings'
import { fillPlaceholders } from '@network-site/protocol/text'
import { type WidgetChain, widgetChainSchema } from '@network-site/protocol/token-widget'
import { language } from '@network-site/site/language'
import { tokenWidget } from '@network-site/site/token-widget-words'

const words = tokenWidget.malformed
const expected: Record<keyof WidgetChain, string> = words.expected

/** The widget's parameters, from its URL. */
export interface WidgetQuery {
  contract: `0x${string}`
  chain: WidgetChain
  /** For third-party widgets only. */
  clientId: string
  primaryColor: string | undefined
}

type ParsedQuery = { query: WidgetQuery; problems?: never } | { query?: never; problems: string[] }

/** Parses the widget's query or lists all of its problems. `isColor` asks the browser. */
export function parseWidgetQuery(search: string, { isColor }: { isColor: (text: string) => boolean }): ParsedQuery {
  const query = new URLSearchParams(search)
  const problems: string[] = []
  const contract = addressSchema.safeParse(query.get('contract'))
  if (!contract.success) problems.push(query.get('contract') ? words.contractWrong : words.contractMissing)
  const chain = parseChain(query.get('chain'))
  if ('problems' in chain) problems.push(...chain.problems)
  const primaryColor = query.get('primaryColor') || undefined
  if (primaryColor !== undefined && !(isPlainColor(primaryColor) && isColor(primaryColor)))
    problems.push(words.colorWrong)
  if (problems.length > 0 || !contract.success || 'problems' in chain) return { problems }
  return { query: { contract: contract.data, chain, clientId: query.get('clientId') ?? '', primaryColor } }
}

function parseChain(text: string | null): WidgetChain | { problems: string[] } {
  if (!text) return { problems: [words.chainMissing] }
  const described = parseJson(text)
  if (described === undefined) return { problems: [words.chainNotJson] }
  if (typeof described !== 'object' || described === null || Array.isArray(described))
    return { problems: [words.chainNotObject] }
  const parsed = widgetChainSchema.safeParse(described)
  if (parsed.success) return parsed.data
  const fields = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))].filter(isChainField)
  return {
    problems: fields.map((field) => fillPlaceholders(words.chainField, { field, expected: expected[field] })),
  }
}

function isChainField(name: string): name is keyof WidgetChain {
  return name in expected
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns whether a color is independent of its context and of our style sheets. */
function isPlainColor(text: string): boolean {
  const name = text.trim().toLowerCase()
  const isRelative = /^(currentcolor|inherit|initial|unset|revert|revert-layer|transparent)$/.test(name)
  return !isRelative && /^(#[\da-f]+|[a-z]+|(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z-]*\))$/.test(name)
}

/** Returns whether the widget's query names this site's own chain and its own token. */
export function compareToOwnToken(
  { chain, contract }: WidgetQuery,
  { network, rpcUrl }: { network: NetworkDocument; rpcUrl: string },
): { isOwnChain: boolean; isOwnToken: boolean } {
  const own = new Set([rpcUrl, ...network.chain.rpcUrls].map((url) => new URL(url).href))
  // The chain ID alone proves nothing, because any RPC server can claim it.
  const isOwnChain = chain.chainId === network.chain.id && chain.rpc.every((url) => own.has(new URL(url).href))
  const isOwnToken = isOwnChain && contract.toLowerCase() === network.contracts.token.toLowerCase()
  return { isOwnChain, isOwnToken }
}

/** Returns the hosts of a chain's endpoints as a list for people. */
export function listHosts({ rpc }: Pick<WidgetChain, 'rpc'>): string {
  return new Intl.ListFormat(language.locale, { style: 'narrow' }).format(rpc.map((url) => new URL(url).host))
}
