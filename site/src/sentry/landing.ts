import { brand } from '../brand.ts'
import type { SentryLanding } from '../schema/sentry.ts'

/** The upper half of the Sentry Nodes page: what it is and why. */
export const sentryLanding: SentryLanding = {
  hero: {
    caption: 'Sentry Nodes',
    title: 'START RECEIVING REWARDS IN LESS THAN A MINUTE',
    subtitle: `${brand.name} Sentry Nodes now available`,
    body: 'Sentry Nodes can run on any machine and can be set up on cloud instances',
  },
  film: {
    title: 'A Sentry Node at work',
    webm: '/video/node.webm',
    mp4: '/video/node.mp4',
    poster: '/video/node-poster.avif',
    captions: '/video/node.vtt',
    captionsLabel: 'English',
    play: 'Play the film',
    playAgain: 'Play the film again',
    transcriptTitle: 'Transcript of the film',
    transcript: [
      'The film has no speech. A small watch station hangs in orbit above a dark world; blocks of light pass beneath it, one after another, each joining the chain behind it.',
      'A block arrives whose pattern does not match. The station turns, a red line sweeps across the block, and an alarm spreads outward from one station to the next until the whole orbit is lit.',
      'The wrong block is lifted out of the chain. The next one takes its place, and the stations go back to their watch.',
    ],
  },
  poweredBy: 'POWERED BY',
  benefits: {
    title: `Why become a node operator in the ${brand.name} ecosystem?`,
    list: [
      {
        title: 'Convenience',
        icon: 'clock',
        body: 'Get a Sentry Node up and running in less than 60 seconds with any old computer.',
      },
      {
        title: 'Rewards',
        icon: 'coins',
        body: `Open up opportunities to receive rewards for contributing to the ${brand.name} network.`,
      },
      {
        title: 'Exclusivity',
        icon: 'gem',
        body: 'Nodes are limited. As the network grows, so will the opportunities for the select few.',
      },
    ],
  },
  resources: {
    title: 'Resources',
    body: {
      before: 'Have questions? Connect with us on our socials or read our',
      docs: 'GitBook',
      after: '.',
    },
    buttons: [
      { place: 'chat', label: 'Discord' },
      { place: 'messaging', label: 'Telegram' },
      { place: 'docs', label: 'GitBook' },
    ],
  },
}
