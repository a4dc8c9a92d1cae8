import { brand } from '../brand.ts'
import type { NodesLanding } from '../schema/nodes.ts'

/** The upper half of the Sentry Nodes page: what it is and why. */
export const nodesLanding: NodesLanding = {
  hero: {
    caption: 'Sentry Nodes',
    title: 'START RECEIVING REWARDS IN LESS THAN A MINUTE',
    subtitle: `${brand.name} Sentry Nodes now available`,
    body: 'Sentry Nodes can run on any machine and can be set up on cloud instances',
    art: { src: '/node/sentry.avif', width: 1600, height: 1000 },
  },
  film: {
    title: 'A Sentry Node at work',
    webm: '/video/sentry-film.webm',
    mp4: '/video/sentry-film.mp4',
    poster: '/video/sentry-film-poster.avif',
    small: '/video/sentry-film-854.mp4',
    captions: '/video/sentry-film.vtt',
    captionsLabel: 'English',
    play: 'Play the film',
    playAgain: 'Play the film again',
    soundHint: 'Click for sound',
    transcriptTitle: 'Transcript of the film',
    transcript: [
      'A low machine drone. A great brass wheel carries steel blocks around a burning core, one step with every tick of an escapement. On screen: “The rollup: blocks are proposed. Someone must check them.”',
      'Closer, darker. Block after block goes by unwatched. On screen: “The verifier’s dilemma: checking costs. Usually nothing is wrong. So who keeps watch?”',
      'A swell. Behind the wheel an instrument wakes: its iris opens, red light fills it, and it turns to face the blocks. On screen: “Sentry nodes watch every assertion.”',
      'The wheel brings a block that stands askew; its edges burn red. The ticking stops. On screen: “Mismatch: an incorrect block is proposed.”',
      'A soft horn sounds three times. The sentry’s eye flares, and lamps around the wheel answer one after another. On screen: “Alarm: the sentry raises the alarm.” The block is lifted away and an honest one takes its place. On screen: “Others intervene.”',
      'The ticking resumes and a warm chord resolves. The whole wheel turns in the light. On screen: “Resolved: the honest state stands. Operators receive network rewards for watching.”',
      `A bell. On screen: “${brand.name}: run a sentry node.”`,
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
