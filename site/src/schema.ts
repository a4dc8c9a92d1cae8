import { z } from 'zod'
import { colour, httpsUrl, mediaPath, sentence } from './schema/text.ts'

/**
 * What the operator may write in this room. Types are inferred from these schemas;
 * `validateSite` holds every file against them before a build.
 */

export const brandSchema = z.strictObject({
  /** The product's name, as a person says it. */
  name: sentence,
  /** The language everything in this room is written in, as a BCP 47 tag. */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language tag like en or pt-BR'),
  /** What stands after the year in the footer. */
  copyrightYear: z.int().min(2000).max(2100),
  /** The one accent colour, as a hex triple. */
  accentColor: colour,
  /** The page background, as a hex triple. */
  backgroundColor: colour,
  tagline: sentence,
  description: sentence,
  clientName: sentence,
  rollupName: sentence,
  baseChainName: sentence,
  contactEmail: z.email(),
  /** One SVG, its root named `lockup`: name and mark side by side, drawn in currentColor on a transparent ground. */
  logo: z.strictObject({ src: mediaPath, width: z.int().positive(), height: z.int().positive() }),
  /** One SVG with a symbol per place of `links`, drawn in currentColor. */
  placeIcons: mediaPath,
})

export const networkSchema = z.strictObject({
  /** Stands in front of ' Testnet Drop' in the message a wallet signs. */
  chainName: sentence,
  testnet: z.strictObject({
    id: z.int().positive(),
    name: sentence,
    slug: z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case words joined by hyphens'),
    shortName: z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case words joined by hyphens'),
    nativeCurrency: z.strictObject({
      name: sentence,
      symbol: z.string().min(2).max(6),
      decimals: z.int().min(0).max(36),
    }),
  }),
  mainnet: z.strictObject({ id: z.int().positive(), name: sentence }),
  collection: z.strictObject({ name: sentence, description: sentence }),
  token: z.strictObject({
    name: sentence,
    symbol: z.string().regex(/^[A-Z0-9]{2,11}$/, 'must be 2 to 11 capitals or digits'),
    /** The exchange's fixed rate. */
    tokensPerEther: z.int().positive(),
    /** What one address may buy in a day. */
    dailyCapTokens: z.int().positive(),
  }),
  /** The public repository that releases the node client, as owner and name, and where people see it. */
  nodeRepository: z.strictObject({ owner: z.string().min(1), name: z.string().min(1), url: httpsUrl }),
})

export const linksSchema = z.strictObject({
  docs: httpsUrl,
  chat: httpsUrl,
  microblog: httpsUrl,
  messaging: httpsUrl,
  questBoard: httpsUrl,
  campaign: httpsUrl,
  keySale: httpsUrl,
})

export type Brand = z.infer<typeof brandSchema>
export type Network = z.infer<typeof networkSchema>
export type Links = z.infer<typeof linksSchema>
