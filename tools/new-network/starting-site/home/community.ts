import type { Community } from '@network-site/site/schema/home'
import { brand } from '../brand.ts'
import { league } from './league.ts'

export const community: Community = {
  title: 'MEET US',
  caption: 'Everybody is welcome',
  subtitle: `The people around ${brand.name}`,
  body: 'Players, studios and operators talk here, and so do those who build the network.',
  buildWithUs: 'Talk to us',
  socialTitle: 'Where we are',
  backdrop: league.backdrop,
  social: [
    { place: 'microblog', label: 'X', purpose: 'News' },
    { place: 'chat', label: 'Discord', purpose: 'Conversation' },
    { place: 'messaging', label: 'Telegram', purpose: 'Announcements' },
    { place: 'questBoard', label: 'Zealy', purpose: 'Quests' },
    { place: 'campaign', label: 'Galxe', purpose: 'Campaigns' },
  ],
}
