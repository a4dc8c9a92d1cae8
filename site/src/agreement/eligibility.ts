import { brand } from '../brand.ts'
import type { AgreementSection } from '../schema/agreement.ts'

/** Who may use the software, and what they need for it. */
export const eligibility: AgreementSection[] = [
  {
    id: 'acceptance',
    title: 'This agreement and how you accept it',
    blocks: [
      `This Sentry Node Software Agreement (the “Agreement”) is a contract between you and the ${brand.name} Foundation (the “Company”, “we”, “us”). It governs the ${brand.clientName}, the command-line node and their updates (together, the “Software”), and your part in the Sentry Node programme of the ${brand.name} network (the “Network”).`,
      'You accept this Agreement by downloading, installing or running the Software, by acquiring a Sentry Key, or by claiming Network Rewards, whichever comes first. If you do not agree to all of it, do none of these things.',
      'If you accept for a company or another organisation, you confirm that you are authorised to bind it, and “you” means that organisation.',
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
      'You may use the Software, hold a Sentry Key and claim Network Rewards only if all of the following are true, now and for as long as you do so:',
      {
        list: [
          'You are at least 18 years old and of full legal age where you live.',
          'You are not a U.S. person. You are not a citizen or resident of the United States of America, not an entity organised under its laws, and not acting for anybody who is.',
          'You are not a Restricted Person: you are not named on, owned by or acting for anybody named on a sanctions list of the United Nations, the European Union, the United Kingdom, the United States or any other authority whose sanctions apply to us or to you.',
          'You are not located in, resident in or organised under the laws of a Restricted Region. Restricted Regions include Russia, Crimea, Cuba, Iran, North Korea and Syria, and any other country or territory under comprehensive sanctions.',
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
      'Before you claim any Network Reward, your identity must be verified. We or a provider acting for us will ask for information and documents such as your name, date of birth, address and a government-issued identity document, and may ask again when the law or our own risk rules require it.',
      'Until verification is complete, Network Rewards cannot be claimed. If you do not complete it, if what you provide is false, or if it shows that you are not eligible, no Network Rewards will be paid to you.',
      'Running the Software without claiming Network Rewards does not require identity verification.',
    ],
  },
]
