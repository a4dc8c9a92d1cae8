import type { Partners } from '@network-site/site/schema/partners'

/** Who stands behind the network. */
export const partners: Partners = {
  investors: [
    { url: '/partners/investor-one.svg', alt: 'Investor One', width: 193, height: 40 },
    { url: '/partners/investor-two.svg', alt: 'Investor Two', width: 184, height: 40 },
    { url: '/partners/investor-three.svg', alt: 'Investor Three', width: 203, height: 40 },
    { url: '/partners/investor-four.svg', alt: 'Investor Four', width: 195, height: 40 },
    { url: '/partners/investor-five.svg', alt: 'Investor Five', width: 185, height: 40 },
    { url: '/partners/investor-six.svg', alt: 'Investor Six', width: 181, height: 40 },
    { url: '/partners/investor-seven.svg', alt: 'Investor Seven', width: 214, height: 40 },
  ],
  poweredBy: [
    { url: '/partners/partner-one.svg', alt: 'Partner One', width: 177, height: 40 },
    { url: '/partners/partner-two.svg', alt: 'Partner Two', width: 183, height: 40 },
  ],
}
