import type { NodesLanding } from '@network-site/site/schema/nodes'
import { brand } from '../brand.ts'
import { node } from '../home/node.ts'

/** The upper half of the page about nodes: what one is and why. A film may be named here too. */
export const nodesLanding: NodesLanding = {
  hero: {
    caption: `${brand.nodeName}s`,
    title: 'KEEP WATCH OVER THE NETWORK',
    subtitle: `The ${brand.nodeName} of ${brand.name}`,
    body: 'It runs on any machine, at home or in the cloud',
    art: { src: node.image.src, width: node.image.width, height: node.image.height },
  },
  poweredBy: 'TOGETHER WITH',
  benefits: {
    title: `Why run a ${brand.nodeName}?`,
    list: [
      { title: 'Easy', icon: 'clock', body: 'Install it, start it, and it works by itself.' },
      { title: 'Rewarded', icon: 'coins', body: `Whoever checks ${brand.name} may receive a share of its rewards.` },
      { title: 'Needed', icon: 'gem', body: 'The more people check, the less anybody has to be trusted.' },
    ],
  },
  resources: {
    title: 'More to read',
    body: {
      before: 'Questions are welcome in our channels. The details are in',
      docs: 'the documentation',
      after: '.',
    },
    buttons: [
      { place: 'chat', label: 'Discord' },
      { place: 'messaging', label: 'Telegram' },
      { place: 'docs', label: 'Documentation' },
    ],
  },
}
