import type { Node } from '@network-site/site/schema/home'
import { brand } from '../brand.ts'
import { names } from '../names.ts'

export const node: Node = {
  title: `RUN A ${names.node.toUpperCase()}`,
  subtitle: 'Check the network, and be rewarded for it',
  body: `A ${names.node} follows what ${brand.name} reports to ${brand.rollupName} and computes it again. If the two differ, it says so before the report becomes final.`,
  dilemma:
    'Checking costs a little every day, and on most days finds nothing. So those who check are rewarded for checking, not only for finding.',
  more: `What a ${names.node} does`,
  image: { src: '/node/node.avif', width: 1600, height: 1000, alt: `A ${names.node}, drawn as a tower with a lamp.` },
}
