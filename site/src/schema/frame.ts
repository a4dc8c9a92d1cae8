import { z } from 'zod'
import { sentence, slug } from './text.ts'

/** The places outside that the header, the footer and the community block may point to. */
const socialPlace = z.enum(['docs', 'chat', 'microblog', 'messaging', 'questBoard', 'campaign'])

export const headerSchema = z.strictObject({
  homeLabel: sentence,
  navigationLabel: sentence,
  sectionsLabel: sentence,
  skipLink: sentence,
  docs: sentence,
  buildWithUs: sentence,
  openMenu: sentence,
  closeMenu: sentence,
  social: z.array(z.strictObject({ place: socialPlace, label: sentence })).length(3),
  /** The same places, as the menu of small screens lists them. */
  menuSocial: z.array(z.strictObject({ place: socialPlace, label: sentence })).length(3),
  /** The numbered navigation of the home page: exactly eight entries. */
  sections: z
    .array(z.strictObject({ index: z.int(), title: sentence, id: slug }))
    .length(8)
    .refine((entries) => entries.every((entry, i) => entry.index === i + 1), 'must be numbered 1 to 8'),
})

export const footerSchema = z.strictObject({
  copyright: sentence,
  agreement: sentence,
  navigationLabel: sentence,
  /** A second, smaller row: where the network says how it is and what is its own. */
  networkLabel: sentence,
  status: sentence,
  officialLinks: sentence,
  social: z.array(z.strictObject({ place: socialPlace, label: sentence })).length(4),
})

export const noticesSchema = z.strictObject({
  failure: z.strictObject({
    title: sentence,
    body: sentence,
    offline: sentence,
    reload: sentence,
    home: sentence,
    details: sentence,
  }),
})

export type Header = z.infer<typeof headerSchema>
export type Footer = z.infer<typeof footerSchema>
export type Notices = z.infer<typeof noticesSchema>
export type SocialPlace = z.infer<typeof socialPlace>
