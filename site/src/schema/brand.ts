import { z } from 'zod'
import { colour, httpsUrl, mediaPath, sentence } from './text.ts'

export const brandSchema = z.strictObject({
  /** The product's name, as a person says it. */
  name: sentence,
  /** The language everything in this folder is written in, as a BCP 47 tag. */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language tag like en or pt-BR'),
  /** How dates, times and numbers are written, as a BCP 47 tag; `-u-hc-h23` asks for the clock of 24 hours. */
  locale: z.string().refine(isLocale, 'must be a locale like en-US or pt-BR-u-hc-h23'),
  /** What stands after the year in the footer. */
  copyrightYear: z.int().min(2000).max(2100),
  /** The one accent colour, as a hex triple. */
  accentColor: colour,
  /** The page background, as a hex triple. */
  backgroundColor: colour,
  /** Text on that background, on pages and pictures that the server makes itself. */
  textColor: colour,
  tagline: sentence,
  description: sentence,
  /** The desktop application that runs a node, one node, and the key that lets it earn. */
  clientName: sentence,
  nodeName: sentence,
  keyName: sentence,
  leagueName: sentence,
  /** The campaign on the test network: its name is part of the test network's and the collection's. */
  campaignName: sentence,
  rollupName: sentence,
  baseChainName: sentence,
  contactEmail: z.email(),
  /** One SVG, its root named `lockup`: name and mark side by side, drawn in currentColor on a transparent ground. */
  logo: z.strictObject({ src: mediaPath, width: z.int().positive(), height: z.int().positive() }),
  /** One SVG with a symbol per place of `links`, drawn in currentColor. */
  linkIcons: mediaPath,
})

function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length === 1
  } catch {
    return false
  }
}

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
export type Links = z.infer<typeof linksSchema>
