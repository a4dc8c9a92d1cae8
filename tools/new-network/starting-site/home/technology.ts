import type { Technology } from '@network-site/site/schema/home'
import { brand } from '../brand.ts'

export const technology: Technology = {
  title: 'LAYERS',
  caption: 'How it works',
  body: `Games run on ${brand.name}. Its results are settled on ${brand.rollupName}, and those on ${brand.baseChainName}.`,
  layers: [
    {
      layer: 3,
      title: `Layer 3: ${brand.name}`,
      subTitle: 'Made for games: quick and cheap',
      description:
        'Every action of a game may go on the chain, since it costs next to nothing and is answered at once.',
      image: { src: '/layers/layer-3.avif', width: 1200, height: 1000, alt: 'A crystal with a belt of light.' },
    },
    {
      layer: 2,
      title: `Layer 2: ${brand.rollupName}`,
      subTitle: 'Collects many results into one',
      description: 'Thousands of actions are settled together and share the price of one.',
      image: {
        src: '/layers/layer-2.avif',
        width: 1200,
        height: 1000,
        alt: 'A plate of six sides that carries the crystal.',
      },
    },
    {
      layer: 1,
      title: `Layer 1: ${brand.baseChainName}`,
      subTitle: 'Keeps the final record',
      description: 'What is settled here is kept by validators all over the world, and nobody can change it alone.',
      image: {
        src: '/layers/layer-1.avif',
        width: 1200,
        height: 1000,
        alt: 'A broad, dark plate below everything else.',
      },
    },
  ],
}
