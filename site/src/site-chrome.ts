import { brand, type links } from './brand.ts'

/** The places outside that the header, the footer and the community block may point to. */
export type SocialPlace = Exclude<keyof typeof links, 'keySale'>
type SocialLink = { place: SocialPlace; label: string }

/** The addresses of two sections of the home page, after the #. */
export const anchors = { contributor: 'genesis-contributor', league: 'vanguard-league' }

/** The top of every page. */
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
  /** The same places, as the menu of small screens lists them. */
  menuSocial: [
    { place: 'chat', label: `${brand.name} on Discord` },
    { place: 'microblog', label: `${brand.name} on X` },
    { place: 'messaging', label: `${brand.name} on Telegram` },
  ] satisfies SocialLink[],
  /** The numbered navigation of the home page: exactly eight entries. */
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

/** The bottom of every page. */
export const footer = {
  copyright: `©${brand.copyrightYear} ${brand.name}. All Rights Reserved`,
  agreement: `${brand.nodeName} Agreement`,
  navigationLabel: 'Footer',
  /** A second, smaller row: where the network says how it is and what is its own. */
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

/** What buttons and links that stand on many pages are called, most of it only read aloud. */
export const controls = {
  /** Said after the name of every link that does. */
  opensInNewTab: 'opens in a new tab',
  /** The cross on a toast. */
  dismiss: 'Dismiss',
  /** A film behind words. */
  film: { pause: 'Pause the background film', play: 'Play the background film' },
  carousel: {
    /** What a screen reader calls the whole, and one of its slides. */
    carousel: 'carousel',
    slide: 'slide',
    /** Names a slide by its number. */
    position: '{position} of {count}',
    dots: 'Choose a slide',
    pause: 'Stop turning by itself',
    play: 'Turn by itself',
  },
}

/** What is said when something is missing, late or broken. */
export const notices = {
  failure: {
    title: 'This page lost its orbit',
    body: 'Something on our side broke while the page was being drawn. Nothing you own and nothing you signed is affected. Reloading usually helps; if it does not, the home page still works.',
    offline:
      'Part of this page could not be fetched. Your connection may have dropped, or we may have published a new version while you were reading. Reloading brings the current one.',
    reload: 'Reload this page',
    home: 'Go to the home page',
    details: 'What the browser reported',
  },
}
