import * as z from 'zod/mini'

/** The message that our widget sends to its page: it has rendered and needs this height. */
export const widgetMessageSchema = z.object({
  type: z.literal('token-widget'),
  heightPixels: z.int().check(z.minimum(1), z.maximum(10_000)),
})
export type WidgetMessage = z.infer<typeof widgetMessageSchema>

const words = z.string().check(z.trim(), z.minLength(1))
const rpcUrl = z.url({ protocol: /^https?$/ })

/** The chain in the widget's query. */
export const widgetChainSchema = z.object({
  name: words.check(z.maxLength(100)),
  chain: words.check(z.maxLength(50)),
  /** A list of URLs, or a single one. */
  rpc: z.union([
    z.pipe(
      rpcUrl,
      z.transform((url) => [url]),
    ),
    z.array(rpcUrl).check(z.minLength(1), z.maxLength(10)),
  ]),
  shortName: words.check(z.maxLength(50)),
  slug: words.check(z.maxLength(100)),
  nativeCurrency: z.object({
    name: words.check(z.maxLength(50)),
    symbol: words.check(z.maxLength(12)),
    decimals: z.int().check(z.minimum(0), z.maximum(36)),
  }),
  chainId: z.int().check(z.positive()),
  testnet: z.boolean(),
})
export type WidgetChain = z.infer<typeof widgetChainSchema>
