import { z } from 'zod'
import { httpsUrl, sentence, sentenceWith } from './text.ts'

const section = z.strictObject({ title: sentence, check: sentence })

export const officialLinksSchema = z.strictObject({
  kicker: sentence,
  title: sentence,
  intro: sentence,
  /** Other addresses of the network's own, beside the one the site is opened at. */
  domains: z.array(z.strictObject({ name: sentence, url: httpsUrl })),
  /** What signs for the network: a key that releases, mail or announcements are signed with. */
  keys: z.array(z.strictObject({ name: sentence, fingerprint: sentence })),
  sections: z.strictObject({
    domains: section.extend({ here: sentence }),
    contracts: section.extend({ collection: sentence, token: sentence }),
    accounts: section.extend({ relayer: sentence }),
    social: section,
    software: section.extend({ repository: sentence, releases: sentence }),
    keys: section.extend({ none: sentence }),
    security: section.extend({ contact: sentence, document: sentence }),
  }),
  chain: sentenceWith('name', 'id'),
  copy: sentence,
  copied: sentence,
  copyByHand: sentence,
  unreadable: sentence,
  loading: sentence,
  warning: sentence,
})

export type OfficialLinks = z.infer<typeof officialLinksSchema>
