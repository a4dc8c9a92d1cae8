import type { Games } from '@network-site/site/schema/home'
import { brand } from '../brand.ts'

export const games: Games = {
  title: 'GAMES',
  caption: 'Under way',
  subtitle: `Coming to ${brand.name}`,
  body: 'Five placeholders, to be replaced by the games that are coming:',
  learnMore: 'Read more',
  comingSoon: 'Soon',
  carouselLabel: 'Games under way',
  list: [
    {
      slug: 'project-anchor',
      title: 'Project Anchor',
      genre: 'Exploration',
      icon: '/games/project-anchor-icon.svg',
      body: 'Say in two or three sentences what players do, and what they may keep.',
      keyArt: {
        src: '/games/project-anchor.avif',
        width: 1600,
        height: 900,
        alt: 'Ranges of hills before a low light.',
      },
      link: 'https://project-anchor.example',
    },
    {
      slug: 'project-beacon',
      title: 'Project Beacon',
      genre: 'Strategy',
      icon: '/games/project-beacon-icon.svg',
      body: 'Say in two or three sentences what players do, and what they may keep.',
      keyArt: { src: '/games/project-beacon.avif', width: 1600, height: 900, alt: 'Tall slabs in the fog.' },
      link: 'https://project-beacon.example',
    },
    {
      slug: 'project-cinder',
      title: 'Project Cinder',
      genre: 'Racing',
      icon: '/games/project-cinder-icon.svg',
      body: 'Say in two or three sentences what players do, and what they may keep.',
      keyArt: { src: '/games/project-cinder.avif', width: 1600, height: 900, alt: 'A low sun above a plain of lines.' },
      link: 'https://project-cinder.example',
    },
    {
      slug: 'project-delta',
      title: 'Project Delta',
      genre: 'Cooperation',
      icon: '/games/project-delta-icon.svg',
      body: 'Say in two or three sentences what players do, and what they may keep.',
      keyArt: { src: '/games/project-delta.avif', width: 1600, height: 900, alt: 'A lit tower on a cliff.' },
      link: 'https://project-delta.example',
    },
    {
      slug: 'project-echo',
      title: 'Project Echo',
      genre: 'Not announced yet',
      icon: '/games/project-echo-icon.svg',
      body: 'A game without a link shows a button that cannot be pressed yet.',
      keyArt: {
        src: '/games/project-echo.avif',
        width: 1600,
        height: 900,
        alt: 'Crystals adrift above a ring of stone.',
      },
    },
  ],
}
