import { brand, type links } from './brand.ts'

/** The external links that the header, the footer, and the community section can use. */
export type SocialPlace = Exclude<keyof typeof links, 'keySale'>
type SocialLink = { place: SocialPlace; label: string }

/** The fragment ids of two home page sections. */
export const anchors = { contributor: 'genesis-contributor', league: 'vanguard-league' }

/** Copy for the header. */
export const header = {
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
  ] satisfies SocialLink[],
  /** The same links in the menu of small screens. */
  menuSocial: [
    { place: 'chat', label: `${brand.name} on Discord` },
    { place: 'microblog', label: `${brand.name} on X` },
    { place: 'messaging', label: `${brand.name} on Telegram` },
  ] satisfies SocialLink[],
  /** The numbered navigation of the home page, with exactly eight entries. */
  sections: [
    { index: 1, title: `Introducing ${brand.name}`, id: 'introducing' },
    { index: 2, title: 'True ownership', id: 'ownership' },
    { index: 3, title: 'Technology', id: 'technology' },
    { index: 4, title: `${brand.name} Foundation`, id: 'foundation' },
    { index: 5, title: 'Genesis contributor', id: anchors.contributor },
    { index: 6, title: 'Genesis game', id: 'games' },
    { index: 7, title: 'Vanguard league', id: anchors.league },
    { index: 8, title: 'Join the community', id: 'community' },
  ],
}

/** Copy for the footer. */
export const footer = {
  copyright: `©${brand.copyrightYear} ${brand.name}. All Rights Reserved`,
  agreement: `${brand.nodeName} Agreement`,
  navigationLabel: 'Footer',
  /** The second row: status and official links. */
  networkLabel: 'Network',
  status: 'Network status',
  officialLinks: 'Official links',
  social: [
    { place: 'chat', label: `${brand.name} on Discord` },
    { place: 'microblog', label: `${brand.name} on X` },
    { place: 'docs', label: `${brand.name} documentation on GitBook` },
    { place: 'messaging', label: `${brand.name} on Telegram` },
  ] satisfies SocialLink[],
}

/** Labels of shared buttons and links, mostly for screen readers. */
export const controls = {
  /** Follows the name of a link that opens a new tab. */
  opensInNewTab: 'opens in a new tab',
  /** The close button of a toast. */
  dismiss: 'Dismiss',
  /** Shown once a wallet has not answered for ten seconds. */
  unanswered: { waiting: 'Your wallet has not answered.', tryAgain: 'Try again', cancel: 'Cancel' },
  /** A background video. */
  film: { pause: 'Pause the background video', play: 'Play the background video' },
  carousel: {
    /** Screen reader names of the carousel and its slides. */
    carousel: 'carousel',
    slide: 'slide',
    /** Names a slide by number. */
    position: '{position} of {count}',
    dots: 'Choose a slide',
    pause: 'Pause automatic rotation',
    play: 'Start automatic rotation',
  },
}

/** Copy for missing pages, loading, and errors. */
export const notices = {
  failure: {
    title: 'Something went wrong',
    body: 'This page failed to render. Nothing you own or signed is affected. Reload the page; if that does not help, go to the home page.',
    offline:
      'Part of this page could not be loaded. Your connection may have dropped, or we may have published a new version. Reload to get the current one.',
    reload: 'Reload this page',
    home: 'Go to the home page',
    details: 'Error details',
  },
}
