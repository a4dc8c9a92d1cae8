import type { Foundation } from '@network-site/site/schema/home'
import { brand } from '../brand.ts'

export const foundation: Foundation = {
  title: 'WHO KEEPS IT',
  caption: 'Stewardship',
  subtitle: 'Say here who looks after the network, and for whom',
  body: `Behind ${brand.name} stands an organisation. This is the place to say which, what it may decide and what it may not.`,
  duties: [
    { title: 'Publish', body: 'The software and its releases are public, with digests that anybody can check.' },
    { title: 'Support', body: 'Grants go to tools that more than one game needs, and their results are published.' },
    { title: 'Hand over', body: 'Decisions pass step by step to those who run the network.' },
  ],
  limit: 'It holds no items of players and cannot move them.',
}
