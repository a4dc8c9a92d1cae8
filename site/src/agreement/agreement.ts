import type { Agreement } from '../schema/agreement.ts'
import { eligibility } from './eligibility.ts'
import { liability } from './liability.ts'
import { programme } from './programme.ts'

/** The Sentry Node Software Agreement. Its sections are numbered in this order; the text refers to them by number. */
export const agreement: Agreement = {
  title: 'SENTRY NODE SOFTWARE AGREEMENT',
  revised: 'Last Revised December 6, 2023',
  contentsTitle: 'Contents',
  print: 'Print',
  blankLabel: 'number left blank',
  summary: {
    title: 'In short, and not instead',
    points: [
      'You must be at least 18, not a U.S. person, and not in a restricted region.',
      'One non-transferable Sentry Key per node lets it stake and earn Network Rewards.',
      'Your identity is verified before you claim rewards. No reward is promised.',
      'Our liability ends at US$100. Disputes go to one arbitrator under the law of the British Virgin Islands, after 30 days’ notice.',
    ],
  },
  sections: [...eligibility, ...programme, ...liability],
}
