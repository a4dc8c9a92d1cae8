import type { Contributor } from '@network-site/site/schema/home'
import { brand } from '../brand.ts'

export const contributor: Contributor = {
  anchor: 'first-builders',
  title: 'FIRST BUILDERS',
  caption: 'From the beginning',
  subtitle: 'Some help before there is anything to see',
  body: `Whoever builds on ${brand.name} or watches it during the test network is named as one of the first.`,
  tracks: [
    {
      title: 'Studios and tool makers',
      who: 'Those who bring a game or a tool to the test network.',
      counts: ['A game or a tool that runs there', 'A report that led to a fix'],
    },
    {
      title: 'Operators',
      who: `Those who run a ${brand.nodeName} from the start.`,
      counts: ['A node that kept watch through the test network', 'A guide that helped another operator'],
    },
  ],
  honours: {
    title: 'What they receive',
    items: ['Their name in the first block', 'A role in the community', 'An early seat at every new test network'],
  },
  callToAction: 'Tell us about your plans',
}
