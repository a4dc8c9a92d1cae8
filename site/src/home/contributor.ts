import { brand } from '../brand.ts'
import type { Contributor } from '../schema/home.ts'

export const contributor: Contributor = {
  anchor: 'genesis-contributor',
  title: 'GENESIS CONTRIBUTOR',
  caption: 'Before block one',
  subtitle: 'Every chain has a first block. Some people were there before it',
  body: `Genesis contributors build on ${brand.name}, or keep watch over it, while it is still unfinished: when the documentation is thin, the test network restarts without warning and a bug report is worth more than a press release. We intend to remember who they were.`,
  tracks: [
    {
      title: 'Builders',
      who: 'Studios, modders and tool makers who deploy while the paint is wet.',
      counts: [
        'A game, a mode or a tool that runs on the test network',
        'A merged change to the node, an engine plug-in or the documentation',
        'A report that led to a fix, security reports above all',
      ],
    },
    {
      title: 'Node operators',
      who: 'People who run a Sentry Node before the network has much to watch.',
      counts: [
        'A node that kept its watch through the test network',
        'An alarm raised during a drill, with the evidence attached',
        'A guide that helped somebody else set up theirs',
      ],
    },
  ],
  honours: {
    title: 'What it brings',
    items: [
      'Your name, or your studio’s, in the genesis record of the main network',
      'A permanent Genesis role in the community, never for sale',
      'A direct line to the engineers who write the protocol',
      'The first seats when a new test network or engine plug-in opens',
    ],
  },
  callToAction: 'Tell us what you are building',
}
