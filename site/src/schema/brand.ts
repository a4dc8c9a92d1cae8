import { z } from 'zod'
import { colour, httpsUrl, mediaPath, sentence } from './text.ts'

export const brandSchema = z.strictObject({
  /** The product's name, as a person says it. */
  name: sentence,
  /** The language everything in this folder is written in, as a BCP 47 tag. */
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
