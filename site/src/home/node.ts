import { brand } from '../brand.ts'
import type { Node } from '../schema/home.ts'

export const node: Node = {
  title: `RUN A ${brand.nodeName.toUpperCase()}`,
  subtitle: 'Become a network node operator and receive network rewards',
  body: `A ${brand.nodeName} is an observation node that monitors the ${brand.name} rollup protocol. If an incorrect block is proposed, it raises an alarm so that others can intervene.`,
  dilemma: `When every block is honest, nobody is paid to check, so nobody does, and the first dishonest block goes through. That is the verifier’s dilemma. ${brand.nodeName}s solve it by rewarding the watch itself, not only the catch.`,
  more: `How a ${brand.nodeName} works`,
  image: {
    src: '/node/sentry.avif',
    width: 1600,
    height: 1000,
    alt: `A ${brand.nodeName} drawn as an instrument: a brass iris on a heavy base, a red light burning inside it.`,
  },
}
