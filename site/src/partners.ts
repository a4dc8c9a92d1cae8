import type { Partners } from './schema/partners.ts'

/** Who stands behind the network. Every one of them is invented. */
export const partners: Partners = {
  investors: [
    { url: '/partners/calder-vane.svg', alt: 'Calder Vane' },
    { url: '/partners/ninth-meridian.svg', alt: 'Ninth Meridian' },
    { url: '/partners/thornwake.svg', alt: 'Thornwake' },
    { url: '/partners/hexmoor.svg', alt: 'Hexmoor' },
    { url: '/partners/farrow-tide.svg', alt: 'Farrow & Tide' },
    { url: '/partners/parallax-row.svg', alt: 'Parallax Row' },
    { url: '/partners/lumenhold.svg', alt: 'Lumenhold' },
  ],
  poweredBy: [
    { url: '/partners/strandlight.svg', alt: 'Strandlight' },
    { url: '/partners/oxbow-relay.svg', alt: 'Oxbow Relay' },
    { url: '/partners/kiteframe.svg', alt: 'Kiteframe' },
    { url: '/partners/palisade-nine.svg', alt: 'Palisade Nine' },
  ],
}
