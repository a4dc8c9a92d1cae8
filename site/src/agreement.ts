import { brand } from './brand.ts'

/** A paragraph, or a list that belongs to the previous paragraph. Six underscores are a blank to fill in. */
export type AgreementBlock = string | { list: string[] }
type AgreementSection = { id: string; title: string; blocks: AgreementBlock[] }

/** The agreement exists in this language only. */
export const agreementLanguage = 'en'

/** Shown above the agreement in other languages. */
export const agreementNotice = 'This agreement is available in English only. The English text is binding.'

/** The node software agreement. The text refers to sections by their number in this list. */
export const agreement = {
  title: 'SENTRY NODE SOFTWARE AGREEMENT',
  revised: 'Last Revised December 6, 2023',
  contentsTitle: 'Contents',
  print: 'Print',
  blankLabel: 'number left blank',
  summary: {
    title: 'Summary (the full text applies)',
    points: [
      'You must be at least 18, not a U.S. person, and not in a restricted region.',
      'One non-transferable Sentry Key per node lets it stake and earn Network Rewards.',
      'Your identity is verified before you claim rewards. No reward is promised.',
      'Our liability is limited to US$100. After 30 days’ notice, disputes go to a single arbitrator under British Virgin Islands law.',
    ],
  },
  sections: [
    {
      id: 'acceptance',
      title: 'This agreement and how you accept it',
      blocks: [
        `This Sentry Node Software Agreement (the “Agreement”) is a contract between you and the ${brand.name} Foundation (the “Company”, “we”, “us”). It governs the ${brand.clientName}, the command-line node, and their updates (together, the “Software”), and your part in the Sentry Node program of the ${brand.name} network (the “Network”).`,
        'You accept this Agreement by downloading, installing, or running the Software, by acquiring a Sentry Key, or by claiming Network Rewards, whichever comes first. If you do not agree to all of it, do none of these things.',
        'If you accept for a company or another organization, you confirm that you are authorized to bind it, and “you” means that organization.',
      ],
    },
    {
      id: 'terms-used',
      title: 'Terms used',
      blocks: [
        {
          list: [
            '“Sentry Node” means one running instance of the Software: an observation node that monitors the rollup protocol of the Network and raises an alarm if an incorrect block is proposed.',
            '“Sentry Key” means a non-transferable token (an NFT) that upgrades one Sentry Node so that it may stake tokens and earn Network Rewards.',
            '“Network Rewards” means tokens that the Network’s protocol may allot to a Sentry Key for the work of the Sentry Node it is assigned to.',
            '“Restricted Person” and “Restricted Region” have the meanings given in section 3.',
          ],
        },
      ],
    },
    {
      id: 'eligibility',
      title: 'Who may use the Software',
      blocks: [
        'You may use the Software, hold a Sentry Key, and claim Network Rewards only if all of the following are true, now and for as long as you do so:',
        {
          list: [
            'You are at least 18 years old and of full legal age where you live.',
            'You are not a U.S. person. You are not a citizen or resident of the United States of America, not an entity organized under its laws, and not acting for anyone who is.',
            'You are not a Restricted Person: you are not named on, owned by, or acting for anyone named on a sanctions list of the United Nations, the European Union, the United Kingdom, the United States, or any other authority whose sanctions apply to us or to you.',
            'You are not located in, resident in, or organized under the laws of a Restricted Region. Restricted Regions include Russia, Crimea, Cuba, Iran, North Korea and Syria, and any other country or territory under comprehensive sanctions.',
            'Your use of the Software is lawful where you are, and you do not disguise your location or identity in order to appear eligible.',
          ],
        },
        'If any of this stops being true, you must stop using the Software at once and may not claim Network Rewards. We may ask for evidence and may refuse or withdraw access where we reasonably believe that you are not eligible.',
      ],
    },
    {
      id: 'identity',
      title: 'Identity verification',
      blocks: [
        'Before you claim any Network Reward, your identity must be verified. We or a provider acting for us will ask for information and documents such as your name, date of birth, address, and a government-issued identity document, and may ask again when the law or our own risk rules require it.',
        'Until verification is complete, Network Rewards cannot be claimed. If you do not complete it, if what you provide is false, or if it shows that you are not eligible, no Network Rewards will be paid to you.',
        'Running the Software without claiming Network Rewards does not require identity verification.',
      ],
    },
    {
      id: 'license',
      title: 'License to the Software',
      blocks: [
        'We grant you a personal, revocable, non-exclusive, non-transferable, and royalty-free license to install and run the Software on machines you own or control, cloud instances included, in order to operate Sentry Nodes under this Agreement.',
        'Parts of the Software are published under open-source licenses. For those parts, the open-source license comes first, and nothing here takes away a right it gives you.',
        'Apart from that, you may not:',
        {
          list: [
            'sell, rent, or sublicense the Software, or offer it to others as your own;',
            'change the Software so that it reports a result it has not computed, or so that one Sentry Node passes for several;',
            'use the Software to attack, overload, or deceive the Network, its users, or anyone else;',
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
        'Anyone who is eligible may run the Software without a Sentry Key. A Sentry Key is needed to stake tokens and to earn Network Rewards, and each Sentry Node that does so needs its own Sentry Key: one key, one node.',
        'A Sentry Key is non-transferable. It cannot be sold, given, lent, pledged, or moved to another wallet, and an attempt to do so has no effect. If you lose access to the wallet that holds it, we cannot restore it or issue another.',
        'A Sentry Key is a key to a function of the Software and nothing more. It is not a share, a debt, a deposit, or a claim on our income or assets, it carries no vote, and it should not be acquired in the hope of a profit. Except where the law gives you a right that cannot be waived, what you paid for it is not refunded.',
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
        'You are responsible for the machines on which you run the Software, for their electricity, connection, and security, for your wallets and the secrets that control them, and for keeping the Software up to date. We will never ask for a private key or a recovery phrase.',
        'A Sentry Node observes and raises alarms. You are not required to act on an alarm, and we do not promise that anyone will.',
        'You alone are responsible for taxes on anything you receive, and for complying with the laws that apply to you.',
      ],
    },
    {
      id: 'data',
      title: 'Data',
      blocks: [
        'What a Sentry Node submits to the Network, including its operator address, its assertions, and the Sentry Key it is assigned to, is public and permanent. It cannot be deleted, by you or by us.',
        'Information given for identity verification is used for that purpose and to meet legal duties. It is not published and is kept no longer than those duties require.',
        'The Software may ask our release server whether a newer version exists. That request carries the version in use and the operating system.',
      ],
    },
    {
      id: 'updates',
      title: 'Updates and availability',
      blocks: [
        'We may publish new versions of the Software, stop supporting old ones, and change or end the program. Some updates are necessary: a Sentry Node that does not run a supported version may stop earning Network Rewards.',
        'The Network, the chains beneath it, and the services of third parties may be slow, interrupted, or discontinued. We do not control them and are not responsible for them.',
      ],
    },
    {
      id: 'risks',
      title: 'Risks you accept',
      blocks: [
        'Running a Sentry Node and holding tokens involve risks that we cannot remove. By accepting this Agreement you confirm that you understand them and take them upon yourself. Among them:',
        {
          list: [
            'The Software, the Network, and the smart contracts they use are new, may contain defects, and may be attacked.',
            'Tokens may lose all their value, may never be tradable, and may be subject to laws that do not exist yet.',
            'Transactions on a blockchain cannot be reversed, no matter who made the mistake.',
            'A wallet whose keys are lost or stolen cannot be recovered.',
            'Changes to the protocol, or to the chains beneath it, may reduce or end Network Rewards.',
            'Regulators may restrict the program, or your part in it, with little or no notice.',
          ],
        },
      ],
    },
    {
      id: 'warranty',
      title: 'No warranty',
      blocks: [
        'The Software and the program are provided “as is” and “as available”. To the fullest extent the law allows, we give no warranty of any kind, express or implied, including warranties of merchantability, fitness for a particular purpose, title, non-infringement, accuracy, or that the Software will be uninterrupted, secure, or free of error.',
        'Nothing said on a website, in a chat, or in documentation is financial, legal, or tax advice, or adds to this Agreement.',
      ],
    },
    {
      id: 'limits',
      title: 'Limit of liability',
      blocks: [
        'To the fullest extent the law allows, we are not liable for indirect, incidental, special, consequential, or punitive damages, nor for lost profits, rewards, tokens, data, goodwill, or opportunity, even if we were told that they were possible.',
        'Our total liability for everything that arises from this Agreement, the Software, Sentry Keys, and Network Rewards, on any legal ground, is limited to one hundred United States dollars (US$100).',
        'These limits do not apply to liability that cannot be limited by law, such as liability for fraud.',
      ],
    },
    {
      id: 'indemnity',
      title: 'Claims by others',
      blocks: [
        'If someone makes a claim against us because you broke this Agreement, broke the law, or misused the Software, you will compensate us for the losses and reasonable costs that follow from it.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending this Agreement',
      blocks: [
        'You may end this Agreement at any time by ceasing to use the Software and deleting it. We may suspend or end your license at once if you break this Agreement or if the law requires it, and otherwise with reasonable notice.',
        'When it ends, your license ends. Network Rewards that you validly earned may still be claimed within the window of section 7, if you remain eligible. Sections 9, 11 to 14, 16, 18, and 19 continue to apply.',
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
        'We may change this Agreement. The date at its top tells when it was last revised, and material changes will be announced on this site before they take effect. If you continue to use the Software afterwards, you accept the changed Agreement; if you do not want to, stop using the Software.',
      ],
    },
    {
      id: 'general',
      title: 'General',
      blocks: [
        'This Agreement is the whole agreement between us about its subject. If part of it cannot be enforced, the rest remains. If we do not enforce a right at once, we have not given it up. You may not transfer this Agreement; we may transfer it to a successor that takes over the program. Neither of us is responsible for what neither of us could have prevented.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        `Questions about this Agreement and notices under it go to ${brand.contactEmail}. Notices to you may be given on this site, in the Software, or at an address you have given us.`,
      ],
    },
  ] satisfies AgreementSection[] as AgreementSection[],
}
