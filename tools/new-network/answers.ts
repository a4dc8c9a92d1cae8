import { brandSchema } from '@network-site/site/schema/brand'
import { networkSchema } from '@network-site/site/schema/network'
import { colour, sentence } from '@network-site/site/schema/text'
import { z } from 'zod'
import { luminance } from './mix-colour.ts'

/** The site has light words on a dark ground. */
const brightestBackground = 0.05
const shortName = sentence.max(40, 'must have at most 40 characters')

/** What `npm run new-network` asks; a file of answers has these keys. */
export const answersSchema = z.strictObject({
  name: sentence.max(24, 'must have at most 24 characters'),
  description: sentence.max(170, 'must have at most 170 characters'),
  accentColor: colour,
  backgroundColor: colour.refine(
    (value) => luminance(value) <= brightestBackground,
    'must be dark, like #07080b: the words on it are light',
  ),
  domain: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain like example.com'),
  contactEmail: brandSchema.shape.contactEmail,
  testnetName: shortName,
  chainId: z.coerce.number('must be a whole number').pipe(networkSchema.shape.testnet.shape.id),
  currencyName: shortName,
  currencySymbol: networkSchema.shape.testnet.shape.nativeCurrency.shape.symbol,
  rollupName: shortName,
  baseChainName: shortName,
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'must be owner/name'),
  nodeName: shortName,
  leagueName: shortName,
  campaignName: z.string().regex(/^[A-Za-z][A-Za-z ]{1,20}$/, 'must be one or two words'),
  itemName: z.string().regex(/^[A-Z][A-Za-z ]{1,20}$/, 'must be one or two words, the first with a capital'),
})

export type Answers = z.infer<typeof answersSchema>
