import { z } from 'zod'

/** What our widget tells the page around it: that it is drawn, and how much room it needs. */
export const widgetMessageSchema = z.object({
  type: z.literal('token-widget'),
  heightPixels: z.number().int().min(1).max(10_000),
})
export type WidgetMessage = z.infer<typeof widgetMessageSchema>

const words = z.string().trim().min(1)
const rpcUrl = z.url({ protocol: /^https?$/ })

/** The chain as the widget's query describes it. */
export const widgetChainSchema = z.object({
  name: words.max(100),
  chain: words.max(50),
  /** Written as a list; one address alone is understood too. */
  rpc: z.union([rpcUrl.transform((url) => [url]), z.array(rpcUrl).min(1).max(10)]),
  shortName: words.max(50),
  slug: words.max(100),
  nativeCurrency: z.object({
    name: words.max(50),
    symbol: words.max(12),
    decimals: z.int().min(0).max(36),
  }),
  chainId: z.int().positive(),
  testnet: z.boolean(),
})
export type WidgetChain = z.infer<typeof widgetChainSchema>
