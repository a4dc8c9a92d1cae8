import type { Node } from '@network-site/site/schema/home'
import { brand } from '../brand.ts'

export const node: Node = {
  title: `RUN A ${brand.nodeName.toUpperCase()}`,
  subtitle: 'Check the network, and be rewarded for it',
  body: `A ${brand.nodeName} follows what ${brand.name} reports to ${brand.rollupName} and computes it again. If the two differ, it says so before the report becomes final.`,
  dilemma:
    'Checking costs a little every day, and on most days finds nothing. So those who check are rewarded for checking, not only for finding.',
  more: `What a ${brand.nodeName} does`,
  image: {
    src: '/node/node.avif',
    width: 1600,
    height: 1000,
    alt: `A ${brand.nodeName}, drawn as a tower with a lamp.`,
  },
}
