import type { AgreementSection } from '../schema/agreement.ts'

/** What the software may be used for, and what it may earn. */
export const programme: AgreementSection[] = [
  {
    id: 'licence',
    title: 'Licence to the Software',
    blocks: [
      'We grant you a personal, revocable, non-exclusive, non-transferable and royalty-free licence to install and run the Software on machines you own or control, cloud instances included, in order to operate Sentry Nodes under this Agreement.',
      'Parts of the Software are published under open-source licences. For those parts, the open-source licence comes first, and nothing here takes away a right it gives you.',
      'Apart from that, you may not:',
      {
        list: [
          'sell, rent or sublicense the Software, or offer it to others as your own;',
          'change the Software so that it reports a result it has not computed, or so that one Sentry Node passes for several;',
          'use the Software to attack, overload or deceive the Network, its users or anybody else;',
          'remove notices of authorship, or use our names and marks without our written consent.',
        ],
      },
      'All other rights in the Software remain with us and our licensors.',
    ],
  },
  {
    id: 'sentry-keys',
    title: 'Sentry Keys',
    blocks: [
      'Anybody who is eligible may run the Software without a Sentry Key. A Sentry Key is needed to stake tokens and to earn Network Rewards, and each Sentry Node that is to do so needs a Sentry Key of its own: one key, one node.',
      'A Sentry Key is non-transferable. It cannot be sold, given, lent, pledged or moved to another wallet, and an attempt to do so has no effect. If you lose access to the wallet that holds it, we cannot restore it or issue another.',
      'A Sentry Key is a key to a function of the Software and nothing more. It is not a share, a debt, a deposit or a claim on our income or assets, it carries no vote, and it should not be acquired in the hope of a profit. Except where the law gives you a right that cannot be waived, what you paid for it is not refunded.',
      'Sentry Keys are sold on a separate site under its own terms of sale. If those terms and this Agreement disagree about the Software or Network Rewards, this Agreement prevails.',
    ],
  },
  {
    id: 'network-rewards',
    title: 'Network Rewards',
    blocks: [
      'Network Rewards may accrue to a Sentry Key while it is assigned to a running Sentry Node that submits correct assertions, by rules that are part of the Network’s protocol. The rules may change as the protocol changes. We do not promise that there will be Network Rewards, how many there will be, or that they will have any value.',
      'To receive a Network Reward you must be eligible under section 3, have completed identity verification under section 4, and claim it yourself from the wallet that holds the Sentry Key.',
      'Network Rewards must be claimed within ______ days after they accrue. Network Rewards that are not claimed within that time lapse and return to the Network; no compensation is owed for them.',
      'We may withhold Network Rewards that were obtained in breach of this Agreement, by an error of the Software or the Network, or where paying them would be unlawful.',
    ],
  },
  {
    id: 'your-part',
    title: 'Your part',
    blocks: [
      'You are responsible for the machines on which you run the Software, for their electricity, connection and security, for your wallets and the secrets that control them, and for keeping the Software up to date. We will never ask for a private key or a recovery phrase.',
      'A Sentry Node observes and raises alarms. You are not required to act on an alarm, and we do not promise that anybody will.',
      'You alone are responsible for taxes on anything you receive, and for complying with the laws that apply to you.',
    ],
  },
  {
    id: 'data',
    title: 'Data',
    blocks: [
      'What a Sentry Node submits to the Network, including its operator address, its assertions and the Sentry Key it is assigned to, is public and permanent. It cannot be deleted, by you or by us.',
      'Information given for identity verification is used for that purpose and to meet legal duties. It is not published and is kept no longer than those duties require.',
      'The Software may ask our release server whether a newer version exists. That request carries the version in use and the operating system.',
    ],
  },
  {
    id: 'updates',
    title: 'Updates and availability',
    blocks: [
      'We may publish new versions of the Software, stop supporting old ones, and change or end the programme. Some updates are necessary: a Sentry Node that does not run a supported version may stop earning Network Rewards.',
      'The Network, the chains beneath it and the services of third parties may be slow, interrupted or discontinued. We do not control them and are not responsible for them.',
    ],
  },
]
