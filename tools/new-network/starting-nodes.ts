import type { agreement } from '@network-site/site/agreement'
import type { filmWords } from '@network-site/site/film-words'
import type { nodesGuide, nodesLanding } from '@network-site/site/nodes-page'
import { code, type Changes } from './rewrite-module.ts'

const name = code('brand.name')
const nodeName = code('brand.nodeName')
const keyName = code('brand.keyName')
const rollupName = code('brand.rollupName')
const allDownloads = code('downloads.allDownloads')

export const startingNodesLanding: Changes<typeof nodesLanding> = {
  hero: {
    caption: `${nodeName}s`,
    title: 'VERIFY THE NETWORK AND EARN REWARDS',
    subtitle: `Run a ${name} ${nodeName}`,
    body: 'Works on a laptop, a desktop, or a cloud server',
    art: { src: '/node/node.avif' },
  },
  film: undefined,
  poweredBy: 'OUR PARTNERS',
  benefits: {
    title: `Why run a ${nodeName}?`,
    list: [
      { title: 'Easy setup', icon: 'clock', body: 'Install it and start it. The node does the rest.' },
      { title: 'Rewards', icon: 'coins', body: `Operators can earn a share of the ${name} network rewards.` },
      { title: 'A safer network', icon: 'gem', body: 'Every additional node makes errors easier to catch.' },
    ],
  },
  resources: {
    title: 'Learn more',
    body: 'Ask questions in our channels, or read {docs}.',
    docs: 'the documentation',
    buttons: [
      { place: 'chat', label: 'Discord' },
      { place: 'messaging', label: 'Telegram' },
      { place: 'docs', label: 'Documentation' },
    ],
  },
}

export const startingNodesGuide: Changes<typeof nodesGuide> = {
  chapters: {
    list: [
      { id: 'all-downloads', label: allDownloads },
      { id: 'what-it-does', label: 'How it works' },
      { id: 'what-it-needs', label: 'Requirements' },
      { id: 'in-the-cloud', label: 'Server setup' },
      { id: 'keys-and-rewards', label: 'Keys and rewards' },
      { id: 'questions', label: 'FAQ' },
    ],
  },
  watch: {
    title: 'How it works',
    subtitle: 'The node recomputes every reported result',
    body: `${name} processes transactions separately from ${rollupName} and posts the results there. A ${nodeName} verifies each result.`,
    steps: [
      {
        panel: 'proposal',
        title: 'Report',
        drawing:
          'Transactions form a block, which moves along a rail. A pattern on its face shows the state it claims.',
        body: `${name} reports its state after the latest transactions to ${rollupName}. The report is not final yet.`,
      },
      {
        panel: 'assertion',
        title: 'Check',
        drawing: 'The block stops next to the node’s result. The two patterns either match or differ.',
        body: 'The node runs the same transactions and compares the results. If they match, it signs a confirmation.',
      },
      {
        panel: 'challenge',
        title: 'Alert',
        drawing: 'A matching block passes through a gate. A block that differs is held back and crossed out.',
        body: 'If the results differ, the node raises an alert with evidence while the report can still be challenged.',
      },
    ],
    pauseFigure: 'Pause the animation',
    playFigure: 'Play the animation',
    dilemma: {
      title: 'Why operators earn rewards for checking',
      body: 'Errors are rare. If rewards depended on finding them, operators would lose money whenever the network works correctly. Rewards for each check keep nodes running.',
      chart: {
        label:
          'Chart: as errors become rarer, rewards for finding them fall below the cost of checking. Rewards for checking stay constant.',
        progress: 'Fewer errors',
        perCatch: 'For each error found',
        perWatch: 'For checking',
        cost: 'What it costs',
      },
    },
  },
  requirements: {
    title: 'Requirements',
    body: 'Replace these figures with measurements of your node software.',
    columns: { least: 'Minimum', better: 'Recommended' },
    rows: [
      { part: 'Processor', least: '1 core', better: '2 cores' },
      { part: 'Memory', least: '2 GB', better: '4 GB' },
      { part: 'Disk', least: '2 GB', better: '10 GB' },
    ],
  },
  cloud: {
    title: 'Server setup',
    body: 'A small Linux server is enough.',
    steps: [
      {
        title: 'Download and verify',
        body: 'Continue only if the second command reports OK.',
        command: 'curl -fLO {archive}\n{check}',
      },
      {
        title: 'Unpack and start',
        body: 'The program asks for any settings it needs.',
        command: `unzip ${code('artifacts.LinuxCli')} -d node\n./node/${code('nodeProgram')}`,
      },
    ],
  },
  keys: {
    title: 'Keys and rewards',
    body: `Anyone can run the software. Only nodes with a ${keyName} earn rewards.`,
    points: [
      { title: 'One key per node', body: `To earn rewards, each node needs a separate ${keyName}.` },
      { title: 'Not transferable', body: `A ${keyName} stays with the wallet that bought it.` },
      {
        title: 'Rewards are not guaranteed',
        body: 'The amount can vary, and there may be no rewards at all.',
      },
    ],
    agreement: 'Read the terms',
  },
  questions: {
    title: 'Frequently asked questions',
    list: [
      {
        question: `Do I need a ${keyName}?`,
        answer: 'Only to earn rewards. Your node works without one.',
      },
      {
        question: 'Does my machine have to run all the time?',
        answer: 'No. The node checks results while it is running.',
      },
      { question: 'Where can I download the Linux version?', answer: `See the table “${allDownloads}”.` },
      { question: 'Where are the terms?', answer: 'The footer of every page links to them.' },
    ],
  },
}

/** Unused until nodes-page.ts names a video. */
export const startingFilm: Changes<typeof filmWords> = {
  titles: [
    { overline: 'EVERY FEW SECONDS', lines: ['A RESULT', 'IS REPORTED.'] },
    { overline: 'EVERY FEW SECONDS', lines: ['IS IT', 'CORRECT?'] },
    { overline: 'CHECKING', lines: ['COSTS MONEY', 'EVERY DAY.'] },
    { overline: 'CHECKING', lines: ['WHO DOES', 'THE WORK?'] },
    { overline: code('brand.nodeName.toUpperCase()'), lines: ['CHECKS EVERY', 'RESULT.'] },
    { overline: 'MISMATCH', lines: ['THE RESULTS', 'DIFFER.'] },
    { overline: 'ALERT', lines: ['THE NODE', 'REPORTS IT.'] },
    { overline: 'ALERT', lines: ['OTHERS', 'CHECK IT.'] },
    { overline: 'RESOLVED', lines: ['THE CORRECT', 'RESULT WINS.'] },
    { overline: 'OPERATORS', lines: ['EARN REWARDS', 'FOR CHECKING.'] },
    { overline: code('brand.name.toUpperCase()'), lines: ['VERIFY', 'AND EARN'] },
  ],
  sounds: [
    '[Silence]',
    '[A tone starts]',
    '[The tone stops]',
    '[Three short tones]',
    '[The tone returns]',
    '[Silence]',
  ],
}

const toBeWritten =
  'PLACEHOLDER: this is not a legal text. Have a lawyer write this section before you ask users to accept it.'

export const startingAgreement: Changes<typeof agreement> = {
  title: `${code('brand.nodeName.toUpperCase()')} AGREEMENT`,
  revised: 'Not written yet',
  summary: {
    title: 'Before you publish this',
    points: [
      'No lawyer has written or reviewed this page.',
      'The headings list what such agreements usually cover.',
      'Replace the text in site/src/agreement.ts.',
    ],
  },
  sections: [
    'Eligibility',
    'The software',
    'License',
    'Restricted persons',
    'Identity and verification',
    'Keys',
    'Rewards',
    'Your responsibilities',
    'Privacy',
    'Changes and updates',
    'No warranty',
    'Limitation of liability',
    'Governing law and disputes',
  ].map((title) => ({ id: title.toLowerCase().replaceAll(' ', '-'), title, blocks: [toBeWritten] })),
}
