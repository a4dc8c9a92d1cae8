import type { z } from 'zod'
import { agreement } from './agreement/agreement.ts'
import { brand } from './brand.ts'
import { contact } from './contact.ts'
import { downloads } from './downloads.ts'
import { footer } from './footer.ts'
import { header } from './header.ts'
import { community } from './home/community.ts'
import { contributor } from './home/contributor.ts'
import { foundation } from './home/foundation.ts'
import { games } from './home/games.ts'
import { hero } from './home/hero.ts'
import { league } from './home/league.ts'
import { node } from './home/node.ts'
import { ownership } from './home/ownership.ts'
import { technology } from './home/technology.ts'
import { links } from './links.ts'
import { network } from './network.ts'
import { notices } from './notices.ts'
import { odyssey } from './odyssey.ts'
import { pages } from './pages.ts'
import { partners } from './partners.ts'
import { brandSchema, linksSchema, networkSchema } from './schema.ts'
import { agreementSchema } from './schema/agreement.ts'
import { contactSchema } from './schema/contact.ts'
import { downloadsSchema } from './schema/downloads.ts'
import { footerSchema, headerSchema, noticesSchema } from './schema/frame.ts'
import {
  heroSchema,
  nodeSchema,
  ownershipSchema,
  technologySchema,
  foundationSchema,
  contributorSchema,
  gamesSchema,
  leagueSchema,
  communitySchema,
} from './schema/home.ts'
import { odysseySchema } from './schema/odyssey.ts'
import { pagesSchema } from './schema/pages.ts'
import { partnersSchema } from './schema/partners.ts'
import { sentryGuideSchema, sentryLandingSchema } from './schema/sentry.ts'
import { sentryGuide } from './sentry/guide.ts'
import { sentryLanding } from './sentry/landing.ts'
import { tokenWidgetSchema } from './schema/token-widget.ts'
import { vanguardsSchema } from './schema/vanguards.ts'
import { walletWordsSchema } from './schema/wallet.ts'
import { tokenWidget } from './token-widget.ts'
import { vanguards } from './vanguards.ts'
import { walletWords } from './wallet.ts'

const files: ReadonlyArray<{ file: string; schema: z.ZodType; value: unknown }> = [
  { file: 'agreement/agreement.ts', schema: agreementSchema, value: agreement },
  { file: 'brand.ts', schema: brandSchema, value: brand },
  { file: 'contact.ts', schema: contactSchema, value: contact },
  { file: 'downloads.ts', schema: downloadsSchema, value: downloads },
  { file: 'footer.ts', schema: footerSchema, value: footer },
  { file: 'header.ts', schema: headerSchema, value: header },
  { file: 'home/hero.ts', schema: heroSchema, value: hero },
  { file: 'home/node.ts', schema: nodeSchema, value: node },
  { file: 'home/ownership.ts', schema: ownershipSchema, value: ownership },
  { file: 'home/technology.ts', schema: technologySchema, value: technology },
  { file: 'home/foundation.ts', schema: foundationSchema, value: foundation },
  { file: 'home/contributor.ts', schema: contributorSchema, value: contributor },
  { file: 'home/games.ts', schema: gamesSchema, value: games },
  { file: 'home/league.ts', schema: leagueSchema, value: league },
  { file: 'home/community.ts', schema: communitySchema, value: community },
  { file: 'links.ts', schema: linksSchema, value: links },
  { file: 'network.ts', schema: networkSchema, value: network },
  { file: 'notices.ts', schema: noticesSchema, value: notices },
  { file: 'odyssey.ts', schema: odysseySchema, value: odyssey },
  { file: 'pages.ts', schema: pagesSchema, value: pages },
  { file: 'partners.ts', schema: partnersSchema, value: partners },
  { file: 'sentry/guide.ts', schema: sentryGuideSchema, value: sentryGuide },
  { file: 'sentry/landing.ts', schema: sentryLandingSchema, value: sentryLanding },
  { file: 'token-widget.ts', schema: tokenWidgetSchema, value: tokenWidget },
  { file: 'vanguards.ts', schema: vanguardsSchema, value: vanguards },
  { file: 'wallet.ts', schema: walletWordsSchema, value: walletWords },
]

/** Every wrong value of the room, one line each: file, field and what is expected. Empty when all is well. */
export function validateSite(room = files): string[] {
  return room.flatMap(({ file, schema, value }) => {
    const result = schema.safeParse(value)
    if (result.success) return []
    return result.error.issues.map(
      (issue) => `site/src/${file}: ${issue.path.join('.') || '(whole file)'} ${issue.message}`,
    )
  })
}
