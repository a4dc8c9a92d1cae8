import { addressSchema } from '@network-site/protocol/address'
import { widgetChainSchema, type WidgetChain } from '@network-site/protocol/token-widget'
import { tokenWidget } from '@network-site/site/token-widget'
import { fillWords } from './fill-words.ts'

const words = tokenWidget.malformed

/** What the widget is told by its address. */
export interface WidgetQuery {
  contract: `0x${string}`
  chain: WidgetChain
  /** Whom a third party's widget would work for. Ours needs nobody's leave. */
  clientId: string
  primaryColor: string | undefined
}

export type ParsedQuery = { query: WidgetQuery; problems?: never } | { query?: never; problems: string[] }

/** Reads the widget's query, or says everything that is wrong with it. `isColor` is the browser's own judgement. */
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
  const fields = new Set(parsed.error.issues.map(({ path }) => path[0] as keyof typeof words.expected))
  return {
    problems: [...fields].map((field) => fillWords(words.chainField, { field, expected: words.expected[field] })),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** A colour of its own: not one that depends on where it stands, and nothing that reaches into our style sheets. */
function isPlainColor(text: string): boolean {
  const name = text.trim().toLowerCase()
  const isRelative = ['currentcolor', 'inherit', 'initial', 'unset', 'revert', 'revert-layer', 'transparent'].includes(
    name,
  )
  return !isRelative && /^(#[\da-f]+|[a-z]+|(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z-]*\))$/.test(name)
}
