import { brand } from './brand.ts'
import { contributor } from './home/contributor.ts'
import { league } from './home/league.ts'
import type { Header } from './schema/frame.ts'

/** The top of every page. */
export const header: Header = {
  homeLabel: `${brand.name}, home`,
  navigationLabel: 'Main',
  sectionsLabel: 'Sections of this page',
  skipLink: 'Skip to content',
  docs: 'DOCS',
  buildWithUs: 'BUILD WITH US',
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
    { index: 1, title: `Introducing ${brand.name}`, id: 'introducing' },
    { index: 2, title: 'True ownership', id: 'ownership' },
    { index: 3, title: 'Technology', id: 'technology' },
    { index: 4, title: `${brand.name} Foundation`, id: 'foundation' },
    { index: 5, title: 'Genesis contributor', id: contributor.anchor },
    { index: 6, title: 'Genesis game', id: 'games' },
    { index: 7, title: 'Vanguard league', id: league.anchor },
    { index: 8, title: 'Join the community', id: 'community' },
  ],
}
