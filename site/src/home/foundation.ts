import { brand } from '../brand.ts'
import type { Foundation } from '../schema/home.ts'

export const foundation: Foundation = {
  title: `${brand.name.toUpperCase()} FOUNDATION`,
  caption: 'Stewardship',
  subtitle: 'Somebody has to wind the machine without owning the planets',
  body: `The ${brand.name} Foundation looks after the protocol so that studios can depend on it for longer than any company’s roadmap. It publishes the code, funds the tools that games are missing, and prepares the day it is no longer needed.`,
  duties: [
    {
      title: 'Keep it open',
      body: 'The node software and its releases are public, with digests anybody can verify. A studio may read every line its economy will rest on before it writes one of its own.',
    },
    {
      title: 'Pay for what is missing',
      body: 'Grants go to work that more than one game needs: engine plug-ins, item standards, indexers, audits. Every grant is announced with what was promised and, later, with what arrived.',
    },
    {
      title: 'Let go on purpose',
      body: 'Decisions move from the Foundation to the people who run the network, one power at a time, in public, and in an order written down beforehand.',
    },
  ],
  limit: 'The Foundation does not hold players’ items, cannot move them, and takes no share of what they sell for.',
}
