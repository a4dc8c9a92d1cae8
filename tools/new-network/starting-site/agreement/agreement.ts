import type { Agreement } from '@network-site/site/schema/agreement'
import { brand } from '../brand.ts'

/** What stands in every section until a lawyer has written it. */
const toBeWritten =
  'PLACEHOLDER: this text is not an agreement. Have a lawyer write this section before anybody is asked to accept it.'

/** The terms of the node software. Every section is a placeholder. */
export const agreement: Agreement = {
  title: `${brand.nodeName.toUpperCase()} AGREEMENT`,
  revised: 'Not written yet',
  contentsTitle: 'Contents',
  print: 'Print',
  blankLabel: 'number left blank',
  summary: {
    title: 'Before you publish this',
    points: [
      'Nothing on this page has been written or checked by a lawyer.',
      'The headings are what such an agreement usually covers.',
      'Replace the text in site/src/agreement/agreement.ts.',
    ],
  },
  sections: [
    { id: 'who-may-agree-to-this', title: 'Who may agree to this', blocks: [toBeWritten] },
    { id: 'what-the-software-is', title: 'What the software is', blocks: [toBeWritten] },
    { id: 'what-you-may-do-with-it', title: 'What you may do with it', blocks: [toBeWritten] },
    { id: 'who-may-not-use-it', title: 'Who may not use it', blocks: [toBeWritten] },
    { id: 'identity-and-verification', title: 'Identity and verification', blocks: [toBeWritten] },
    { id: 'keys', title: 'Keys', blocks: [toBeWritten] },
    { id: 'rewards', title: 'Rewards', blocks: [toBeWritten] },
    { id: 'your-duties', title: 'Your duties', blocks: [toBeWritten] },
    { id: 'data', title: 'Data', blocks: [toBeWritten] },
    { id: 'changes-and-updates', title: 'Changes and updates', blocks: [toBeWritten] },
    { id: 'no-warranty', title: 'No warranty', blocks: [toBeWritten] },
    { id: 'limits-of-liability', title: 'Limits of liability', blocks: [toBeWritten] },
    { id: 'law-and-disputes', title: 'Law and disputes', blocks: [toBeWritten] },
  ],
}
