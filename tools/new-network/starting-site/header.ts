import type { Header } from '@network-site/site/schema/frame'
import { brand } from './brand.ts'
import { contributor } from './home/contributor.ts'
import { league } from './home/league.ts'

/** The top of every page. */
export const header: Header = {
  homeLabel: `${brand.name}, home`,
  navigationLabel: 'Main',
  sectionsLabel: 'Sections of this page',
  skipLink: 'Skip to content',
  docs: 'DOCS',
  buildWithUs: 'TALK TO US',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  social: [
    { place: 'messaging', label: `${brand.name} on Telegram` },
    { place: 'microblog', label: `${brand.name} on X` },
    { place: 'chat', label: `${brand.name} on Discord` },
  ],
  menuSocial: [
    { place: 'chat', label: `${brand.name} on Discord` },
    { place: 'microblog', label: `${brand.name} on X` },
    { place: 'messaging', label: `${brand.name} on Telegram` },
  ],
  sections: [
    { index: 1, title: `What ${brand.name} is`, id: 'introducing' },
    { index: 2, title: 'Yours', id: 'ownership' },
    { index: 3, title: 'Layers', id: 'technology' },
    { index: 4, title: 'Who keeps it', id: 'foundation' },
    { index: 5, title: 'First builders', id: contributor.anchor },
    { index: 6, title: 'Games', id: 'games' },
    { index: 7, title: brand.leagueName, id: league.anchor },
    { index: 8, title: 'Meet us', id: 'community' },
  ],
}
