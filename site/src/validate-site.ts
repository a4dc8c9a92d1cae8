import type { z } from 'zod'
import { agreement } from './agreement/agreement.ts'
import { allDownloads } from './all-downloads.ts'
import { apiReference } from './api-reference.ts'
import { artifacts, nodeProgram } from './artifacts.ts'
import { brand } from './brand.ts'
import { contact } from './contact.ts'
import { controls } from './controls.ts'
import { downloads } from './downloads.ts'
import { failures } from './failures.ts'
import { footer } from './footer.ts'
import { formAnswers } from './form-answers.ts'
import { header } from './header.ts'
import { community } from './home/community.ts'
import { contributor } from './home/contributor.ts'
import { foundation } from './home/foundation.ts'
import { gameWorlds } from './game-worlds.ts'
import { games } from './home/games.ts'
import { hero } from './home/hero.ts'
import { league } from './home/league.ts'
import { node } from './home/node.ts'
import { ownership } from './home/ownership.ts'
import { technology } from './home/technology.ts'
import { leaderboardWords } from './leaderboard.ts'
import { links } from './links.ts'
import { liveries } from './liveries.ts'
import { mark } from './mark.ts'
import { network } from './network.ts'
import { notices } from './notices.ts'
import { campaign } from './campaign.ts'
import { officialLinks } from './official.ts'
import { pages } from './pages.ts'
import { paletteSchema } from './schema/palette.ts'
import { palette } from './palette.ts'
import { partnerLogos } from './partner-logos.ts'
import { partners } from './partners.ts'
import { progressStripWords } from './progress-strip.ts'
import { progressWords } from './progress.ts'
import { quests } from './quests.ts'
import { ranksPage } from './ranks-page.ts'
import { brandSchema, linksSchema } from './schema/brand.ts'
import { networkSchema } from './schema/network.ts'
import { agreementSchema } from './schema/agreement.ts'
import { apiReferenceSchema } from './schema/api-reference.ts'
import { artifactsSchema, fileName } from './schema/artifacts.ts'
import { contactSchema } from './schema/contact.ts'
import { controlsSchema } from './schema/controls.ts'
import { allDownloadsSchema, downloadsSchema } from './schema/downloads.ts'
import { failuresSchema } from './schema/failures.ts'
import { formAnswersSchema } from './schema/form-answers.ts'
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
import { leaderboardWordsSchema } from './schema/leaderboard.ts'
import { campaignSchema } from './schema/campaign.ts'
import { officialLinksSchema } from './schema/official.ts'
import { pagesSchema } from './schema/pages.ts'
import { partnersSchema } from './schema/partners.ts'
import { progressStripWordsSchema } from './schema/progress-strip.ts'
import { progressWordsSchema } from './schema/progress.ts'
import { questsSchema } from './schema/quests.ts'
import { connectedAccountSchema } from './schema/connected-account.ts'
import { ranksPageSchema } from './schema/ranks-page.ts'
import { nodesGuideSchema, nodesLandingSchema } from './schema/nodes.ts'
import { shownNameMessageSchema } from './schema/shown-name-message.ts'
import { shownNamesSchema } from './schema/shown-names.ts'
import { rankPanelWordsSchema } from './schema/rank-panel.ts'
import { filmWordsSchema } from './schema/film.ts'
import { gameWorldsSchema } from './schema/game-worlds.ts'
import { liveriesSchema } from './schema/liveries.ts'
import { markSchema } from './schema/mark.ts'
import { partnerLogosSchema } from './schema/partner-logos.ts'
import { socialCardsSchema } from './schema/social-cards.ts'
import { socialCards } from './social-cards.ts'
import { filmWords } from './nodes/film.ts'
import { nodesGuide } from './nodes/guide.ts'
import { nodesLanding } from './nodes/landing.ts'
import { shownNameMessage } from './shown-name-message.ts'
import { shownNames } from './shown-names.ts'
import { connectedAccount } from './connected-account.ts'
import { rankPanelWords } from './rank-panel.ts'
import { statusWordsSchema } from './schema/status-page.ts'
import { statusWords } from './status-page.ts'
import { tokenWidgetSchema } from './schema/token-widget.ts'
import { rankingSchema } from './schema/ranking.ts'
import { collectionItemsSchema } from './schema/collection-items.ts'
import { phoneWalletsSchema, walletWordsSchema } from './schema/wallet.ts'
import { tokenWidget } from './token-widget.ts'
import { ranking } from './ranking.ts'
import { collectionItems } from './collection-items.ts'
import { phoneWallets, walletWords } from './wallet.ts'

const files: ReadonlyArray<{ file: string; schema: z.ZodType; value: unknown }> = [
  { file: 'agreement/agreement.ts', schema: agreementSchema, value: agreement },
  { file: 'all-downloads.ts', schema: allDownloadsSchema, value: allDownloads },
  { file: 'api-reference.ts', schema: apiReferenceSchema, value: apiReference },
  { file: 'artifacts.ts', schema: artifactsSchema, value: artifacts },
  { file: 'artifacts.ts', schema: fileName, value: nodeProgram },
  { file: 'brand.ts', schema: brandSchema, value: brand },
  { file: 'connected-account.ts', schema: connectedAccountSchema, value: connectedAccount },
  { file: 'contact.ts', schema: contactSchema, value: contact },
  { file: 'controls.ts', schema: controlsSchema, value: controls },
  { file: 'downloads.ts', schema: downloadsSchema, value: downloads },
  { file: 'failures.ts', schema: failuresSchema, value: failures },
  { file: 'form-answers.ts', schema: formAnswersSchema, value: formAnswers },
  { file: 'footer.ts', schema: footerSchema, value: footer },
  { file: 'game-worlds.ts', schema: gameWorldsSchema, value: gameWorlds },
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
  { file: 'leaderboard.ts', schema: leaderboardWordsSchema, value: leaderboardWords },
  { file: 'links.ts', schema: linksSchema, value: links },
  { file: 'liveries.ts', schema: liveriesSchema, value: liveries },
  { file: 'mark.ts', schema: markSchema, value: mark },
  { file: 'network.ts', schema: networkSchema, value: network },
  { file: 'notices.ts', schema: noticesSchema, value: notices },
  { file: 'campaign.ts', schema: campaignSchema, value: campaign },
  { file: 'official.ts', schema: officialLinksSchema, value: officialLinks },
  { file: 'pages.ts', schema: pagesSchema, value: pages },
  { file: 'palette.ts', schema: paletteSchema, value: palette },
  { file: 'partner-logos.ts', schema: partnerLogosSchema, value: partnerLogos },
  { file: 'partners.ts', schema: partnersSchema, value: partners },
  { file: 'progress-strip.ts', schema: progressStripWordsSchema, value: progressStripWords },
  { file: 'progress.ts', schema: progressWordsSchema, value: progressWords },
  { file: 'quests.ts', schema: questsSchema, value: quests },
  { file: 'ranks-page.ts', schema: ranksPageSchema, value: ranksPage },
  { file: 'sentry/guide.ts', schema: nodesGuideSchema, value: nodesGuide },
  { file: 'sentry/film.ts', schema: filmWordsSchema, value: filmWords },
  { file: 'sentry/landing.ts', schema: nodesLandingSchema, value: nodesLanding },
  { file: 'shown-name-message.ts', schema: shownNameMessageSchema, value: shownNameMessage },
  { file: 'shown-names.ts', schema: shownNamesSchema, value: shownNames },
  { file: 'social-cards.ts', schema: socialCardsSchema, value: socialCards },
  { file: 'standing.ts', schema: rankPanelWordsSchema, value: rankPanelWords },
  { file: 'status-page.ts', schema: statusWordsSchema, value: statusWords },
  { file: 'token-widget.ts', schema: tokenWidgetSchema, value: tokenWidget },
  { file: 'ranking.ts', schema: rankingSchema, value: ranking },
  { file: 'collectionItems.ts', schema: collectionItemsSchema, value: collectionItems },
  { file: 'wallet.ts', schema: walletWordsSchema, value: walletWords },
  { file: 'wallet.ts', schema: phoneWalletsSchema, value: phoneWallets },
]

/** Every wrong value in this folder, one line each: file, field and what is expected. Empty when all is well. */
export function validateSite(checked = files): string[] {
  return checked.flatMap(({ file, schema, value }) => {
    const result = schema.safeParse(value)
    if (result.success) return []
    return result.error.issues.map(
      (issue) => `site/src/${file}: ${issue.path.join('.') || '(whole file)'} ${issue.message}`,
    )
  })
}
