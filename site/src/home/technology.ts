import { brand } from '../brand.ts'
import type { Technology } from '../schema/home.ts'

export const technology: Technology = {
  title: 'TECHNOLOGY',
  caption: 'Orbits inside orbits',
  body: `Three layers, each left to do what it does best. Games run on ${brand.name}. ${brand.name} settles to ${brand.rollupName}. ${brand.rollupName} is secured by ${brand.baseChainName}. The player sees none of it, which is the point.`,
  layers: [
    {
      layer: 3,
      title: `Layer 3: ${brand.name}`,
      subTitle: 'Parallel processing, scalability, efficiency, cost reduction',
      description:
        'Games run beside each other rather than behind each other in one queue. A launch weekend in one world does not slow a match in another, blocks carry game actions and little else, and the cost of an action falls far enough that a studio can pay it and forget it.',
      image: {
        src: '/layers/layer-3.avif',
        width: 1200,
        height: 1000,
        alt: 'The top of the machine: a burning sphere inside its orbits.',
      },
    },
    {
      layer: 2,
      title: `Layer 2: ${brand.rollupName}`,
      subTitle: 'Off-chain processing, lower cost, higher speed',
      description:
        'Transactions are executed away from the base chain and posted to it in compressed batches. Thousands share the price of one, and an answer comes in moments rather than minutes.',
      image: {
        src: '/layers/layer-2.avif',
        width: 1200,
        height: 1000,
        alt: 'The middle of the machine: an engraved brass dial with its gears.',
      },
    },
    {
      layer: 1,
      title: `Layer 1: ${brand.baseChainName}`,
      subTitle: 'Security and decentralization',
      description:
        'The final record is kept by a worldwide set of independent validators. Once something is settled here, neither we, nor a studio, nor any single government can rewrite it.',
      image: {
        src: '/layers/layer-1.avif',
        width: 1200,
        height: 1000,
        alt: 'The base of the machine: a broad, dark, toothed wheel that carries the rest.',
      },
    },
  ],
}
