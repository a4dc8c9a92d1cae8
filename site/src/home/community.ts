import { brand } from '../brand.ts'
import { network } from '../network.ts'
import type { Community } from '../schema/home.ts'
import { league } from './league.ts'

export const community: Community = {
  title: 'JOIN THE COMMUNITY',
  caption: 'Open to everybody',
  subtitle: `Get ready to level up with ${network.chainName}`,
  body: `${brand.name} is the first Layer 3 for AAA gaming, and it is being built in the open. Ask the engineers what they broke this week, take a quest, find three more for a raid, or show us the game you are making.`,
  buildWithUs: 'Build with us',
  socialTitle: 'Where to find us',
  backdrop: league.backdrop,
  social: [
    { place: 'microblog', label: 'X', purpose: 'News, first' },
    { place: 'chat', label: 'Discord', purpose: 'Talk to us and each other' },
    { place: 'messaging', label: 'Telegram', purpose: 'Announcements and chat' },
    { place: 'questBoard', label: 'Zealy', purpose: 'Daily quests' },
    { place: 'campaign', label: 'Galxe', purpose: 'Campaigns and badges' },
  ],
}
