import { brand } from '../brand.ts'
import type { AgreementSection } from '../schema/agreement.ts'

/** What can go wrong, who bears it, and how disagreements end. */
export const liability: AgreementSection[] = [
  {
    id: 'risks',
    title: 'Risks you accept',
    blocks: [
      'Running a Sentry Node and holding tokens involve risks that we cannot remove. By accepting this Agreement you confirm that you understand them and take them upon yourself. Among them:',
      {
        list: [
          'The Software, the Network and the smart contracts they use are new, may contain defects, and may be attacked.',
          'Tokens may lose all their value, may never be tradable, and may be subject to laws that do not exist yet.',
          'Transactions on a blockchain cannot be reversed, whoever made the mistake.',
          'A wallet whose keys are lost or stolen cannot be recovered.',
          'Changes to the protocol, or to the chains beneath it, may reduce or end Network Rewards.',
          'Regulators may restrict the programme, or your part in it, with little or no notice.',
        ],
      },
    ],
  },
  {
    id: 'warranty',
    title: 'No warranty',
    blocks: [
      'The Software and the programme are provided “as is” and “as available”. To the fullest extent the law allows, we give no warranty of any kind, express or implied, including warranties of merchantability, fitness for a particular purpose, title, non-infringement, accuracy, or that the Software will be uninterrupted, secure or free of error.',
      'Nothing said on a website, in a chat or in documentation is financial, legal or tax advice, or adds to this Agreement.',
    ],
  },
  {
    id: 'limits',
    title: 'Limit of liability',
    blocks: [
      'To the fullest extent the law allows, we are not liable for indirect, incidental, special, consequential or punitive damages, nor for lost profits, rewards, tokens, data, goodwill or opportunity, even if we were told that they were possible.',
      'Our total liability for everything that arises from this Agreement, the Software, Sentry Keys and Network Rewards, on any legal ground, is limited to one hundred United States dollars (US$100).',
      'These limits do not apply to liability that cannot be limited by law, such as liability for fraud.',
    ],
  },
  {
    id: 'indemnity',
    title: 'Claims by others',
    blocks: [
      'If somebody makes a claim against us because you broke this Agreement, broke the law, or misused the Software, you will compensate us for the losses and reasonable costs that follow from it.',
    ],
  },
  {
    id: 'ending',
    title: 'Ending this Agreement',
    blocks: [
      'You may end this Agreement at any time by ceasing to use the Software and deleting it. We may suspend or end your licence at once if you break this Agreement or if the law requires it, and otherwise with reasonable notice.',
      'When it ends, your licence ends. Network Rewards that you validly earned may still be claimed within the window of section 7, if you remain eligible. Sections 9, 11 to 14, 16, 18 and 19 continue to apply.',
    ],
  },
  {
    id: 'disputes',
    title: 'Governing law and disputes',
    blocks: [
      'This Agreement is governed by the laws of the British Virgin Islands, without regard to rules that would lead to the law of another place.',
      'If you have a complaint, write to us first and say what happened and what you ask for. Neither of us may file for arbitration until at least 30 days after giving the other written notice of the dispute, and both of us will try in good faith to settle it in that time.',
      'A dispute that is not settled will be decided finally by binding arbitration before a single arbitrator, seated in the British Virgin Islands and held in English. Each of us gives up the right to a trial before a court or a jury, except that either may ask a court for urgent relief to protect its rights while arbitration is under way.',
      'Disputes are decided one by one. You may bring claims only for yourself, and not as a claimant or member of a class or representative action.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this Agreement',
    blocks: [
      'We may change this Agreement. The date at its top tells when it was last revised, and material changes will be announced on this site before they take effect. If you go on using the Software afterwards, you accept the changed Agreement; if you do not want to, stop using the Software.',
    ],
  },
  {
    id: 'general',
    title: 'General',
    blocks: [
      'This Agreement is the whole agreement between us about its subject. If part of it cannot be enforced, the rest remains. If we do not enforce a right at once, we have not given it up. You may not transfer this Agreement; we may transfer it to a successor that takes over the programme. Neither of us is responsible for what neither of us could have prevented.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      `Questions about this Agreement and notices under it go to ${brand.contactEmail}. Notices to you may be given on this site, in the Software, or at an address you have given us.`,
    ],
  },
]
