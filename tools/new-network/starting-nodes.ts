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
    title: 'KEEP WATCH OVER THE NETWORK',
    subtitle: `The ${nodeName} of ${name}`,
    body: 'It runs on any machine, at home or in the cloud',
    art: { src: '/node/node.avif' },
  },
  film: undefined,
  poweredBy: 'TOGETHER WITH',
  benefits: {
    title: `Why run a ${nodeName}?`,
    list: [
      { title: 'Easy', icon: 'clock', body: 'Install it, start it, and it works by itself.' },
      { title: 'Rewarded', icon: 'coins', body: `Whoever checks ${name} may receive a share of its rewards.` },
      { title: 'Needed', icon: 'gem', body: 'The more people check, the less anybody has to be trusted.' },
    ],
  },
  resources: {
    title: 'More to read',
    body: { before: 'Questions are welcome in our channels. The details are in', docs: 'the documentation' },
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
      { id: 'what-it-does', label: 'Its work' },
      { id: 'what-it-needs', label: 'Its machine' },
      { id: 'in-the-cloud', label: 'On a server' },
      { id: 'keys-and-rewards', label: 'Keys' },
      { id: 'questions', label: 'Answers' },
    ],
  },
  watch: {
    title: 'Its work',
    subtitle: 'It computes again what was reported',
    body: `${name} works apart from ${rollupName} and reports its results there. A ${nodeName} checks each of them.`,
    steps: [
      {
        panel: 'proposal',
        title: 'A report',
        drawing:
          'Transactions come together in a block, which sets out along a rail. Its face shows the state that it claims.',
        body: `The state after the latest transactions is reported to ${rollupName}. It is not final yet.`,
      },
      {
        panel: 'assertion',
        title: 'A comparison',
        drawing: 'The block stops beside the node’s own result. They are equal, or they are not.',
        body: 'The node runs the same transactions and compares. If the results agree, it signs that they do.',
      },
      {
        panel: 'challenge',
        title: 'An objection',
        drawing: 'A block that agreed passes a gate. One that did not is held back and crossed out.',
        body: 'If they differ, the node says so, with the evidence, while there is still time to object.',
      },
    ],
    pauseFigure: 'Stop the drawing',
    playFigure: 'Start the drawing',
    dilemma: {
      title: 'Why checking is rewarded',
      body: 'If only found mistakes were rewarded, nobody could live from checking a network that makes none. So the checking itself is rewarded.',
      chart: {
        label:
          'A chart. With fewer and fewer mistakes to find, finding them earns less than checking costs. What checking itself earns stays the same.',
        progress: 'Better and better',
        perCatch: 'For finding',
        perWatch: 'For checking',
        cost: 'What it costs',
      },
    },
  },
  requirements: {
    title: 'Its machine',
    body: 'Measure what your software needs, and say it here.',
    columns: { least: 'Least', better: 'Better' },
    rows: [
      { part: 'Processor', least: '1 core', better: '2 cores' },
      { part: 'Memory', least: '2 GB', better: '4 GB' },
      { part: 'Disk', least: '2 GB', better: '10 GB' },
    ],
  },
  cloud: {
    title: 'On a server',
    body: 'A small Linux machine is enough.',
    steps: [
      {
        title: 'Download and check',
        body: 'Go on only if the second line says that all is well.',
        command: 'curl -fLO {archive}\n{check}',
      },
      {
        title: 'Unpack and start',
        body: 'The program asks for whatever it needs.',
        command: `unzip ${code('artifacts.LinuxCli')} -d node\n./node/${code('nodeProgram')}`,
      },
    ],
  },
  keys: {
    title: 'Keys',
    body: `Everybody may run the software. Rewards go to nodes with a ${keyName}.`,
    points: [
      { title: 'One for each node', body: `Each node that is to be rewarded needs a ${keyName} of its own.` },
      { title: 'Bound to a wallet', body: `A ${keyName} stays with the wallet that bought it.` },
      {
        title: 'No promise',
        body: 'Nobody can say beforehand how large rewards will be, or whether there will be any.',
      },
    ],
    agreement: 'The terms',
  },
  questions: {
    title: 'Answers',
    list: [
      {
        question: `Do I need a ${keyName}?`,
        answer: 'Only to be rewarded. Without one your node checks all the same.',
      },
      { question: 'Must my machine always be on?', answer: 'No. It checks while it runs.' },
      { question: 'Where is the build for Linux?', answer: `In the table “${allDownloads}”.` },
      { question: 'Where are the terms?', answer: 'They are linked at the foot of every page.' },
    ],
  },
}

/** Unused until nodes-page.ts names a video. */
export const startingFilm: Changes<typeof filmWords> = {
  titles: [
    { overline: 'EVERY FEW SECONDS', lines: ['A RESULT', 'IS REPORTED.'] },
    { overline: 'EVERY FEW SECONDS', lines: ['IS IT', 'RIGHT?'] },
    { overline: 'CHECKING', lines: ['COSTS A LITTLE', 'EVERY DAY.'] },
    { overline: 'CHECKING', lines: ['SO WHO', 'DOES IT?'] },
    { overline: code('brand.nodeName.toUpperCase()'), lines: ['COMPUTES IT', 'AGAIN.'] },
    { overline: 'A DIFFERENCE', lines: ['TWO RESULTS,', 'NOT THE SAME.'] },
    { overline: 'A DIFFERENCE', lines: ['THE NODE', 'SAYS SO.'] },
    { overline: 'A DIFFERENCE', lines: ['OTHERS', 'LOOK.'] },
    { overline: 'SETTLED', lines: ['THE RIGHT', 'RESULT STAYS.'] },
    { overline: 'OPERATORS', lines: ['ARE REWARDED', 'FOR WATCHING.'] },
    { overline: code('brand.name.toUpperCase()'), lines: ['KEEP', 'WATCH'] },
  ],
  sounds: ['[Quiet]', '[A tone begins]', '[The tone stops]', '[Three short tones]', '[The tone returns]', '[Quiet]'],
}

const toBeWritten =
  'PLACEHOLDER: this text is not an agreement. Have a lawyer write this section before anybody is asked to accept it.'

export const startingAgreement: Changes<typeof agreement> = {
  title: `${code('brand.nodeName.toUpperCase()')} AGREEMENT`,
  revised: 'Not written yet',
  summary: {
    title: 'Before you publish this',
    points: [
      'Nothing on this page has been written or checked by a lawyer.',
      'The headings are what such an agreement usually covers.',
      'Replace the text in site/src/agreement.ts.',
    ],
  },
  sections: [
    'Who may agree to this',
    'What the software is',
    'What you may do with it',
    'Who may not use it',
    'Identity and verification',
    'Keys',
    'Rewards',
    'Your duties',
    'Data',
    'Changes and updates',
    'No warranty',
    'Limits of liability',
    'Law and disputes',
  ].map((title) => ({ id: title.toLowerCase().replaceAll(' ', '-'), title, blocks: [toBeWritten] })),
}
