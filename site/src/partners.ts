/** The network's investors and partners. */
export const partners = {
  investors: [
    { url: '/partners/calder-vane.svg', alt: 'Calder Vane', width: 194, height: 40 },
    { url: '/partners/ninth-meridian.svg', alt: 'Ninth Meridian', width: 158, height: 40 },
    { url: '/partners/thornwake.svg', alt: 'Thornwake', width: 216, height: 40 },
    { url: '/partners/hexmoor.svg', alt: 'Hexmoor', width: 161, height: 40 },
    { url: '/partners/farrow-tide.svg', alt: 'Farrow & Tide', width: 228, height: 40 },
    { url: '/partners/parallax-row.svg', alt: 'Parallax Row', width: 229, height: 40 },
    { url: '/partners/lumenhold.svg', alt: 'Lumenhold', width: 183, height: 40 },
  ],
  poweredBy: [
    { url: '/partners/strandlight.svg', alt: 'Strandlight', width: 234, height: 40 },
    { url: '/partners/oxbow-relay.svg', alt: 'Oxbow Relay', width: 106, height: 40 },
    { url: '/partners/kiteframe.svg', alt: 'Kiteframe', width: 179, height: 40 },
    { url: '/partners/palisade-nine.svg', alt: 'Palisade Nine', width: 192, height: 40 },
  ],
}

export type Partners = typeof partners
