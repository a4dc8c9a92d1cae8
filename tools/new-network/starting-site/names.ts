import { facts } from './facts.ts'

/** What this network calls its own things; the other files take the names from here. */
export const names = {
  node: facts.nodeName,
  key: facts.keyName,
  league: facts.leagueName,
  campaign: facts.campaignName,
  items: facts.itemName,
}
