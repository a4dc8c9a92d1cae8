import type { NodesGuide } from '@network-site/site/schema/nodes'
import { artifacts, nodeProgram } from '../artifacts.ts'
import { brand } from '../brand.ts'
import { downloads } from '../downloads.ts'

/** The lower half of the page about nodes: what an operator wants to know next. */
export const nodesGuide: NodesGuide = {
  chapters: {
    title: 'On this page',
    list: [
      { id: 'all-downloads', label: downloads.allDownloads },
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
    body: `${brand.name} works apart from ${brand.rollupName} and reports its results there. A ${brand.nodeName} checks each of them.`,
    steps: [
      {
        panel: 'proposal',
        title: 'A report',
        drawing:
          'Transactions come together in a block, which sets out along a rail. Its face shows the state that it claims.',
        body: `The state after the latest transactions is reported to ${brand.rollupName}. It is not final yet.`,
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
        gap: 'Nobody checks',
      },
    },
  },
  requirements: {
    title: 'Its machine',
    body: 'Measure what your software needs, and say it here.',
    columns: { part: 'Part', least: 'Least', better: 'Better' },
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
        command: `unzip ${artifacts.LinuxCli} -d node\n./node/${nodeProgram}`,
      },
    ],
    terminal: 'Terminal',
    copy: 'Copy',
    copied: 'Copied',
    copyByHand: 'Selected: copy it with your keyboard',
  },
  keys: {
    title: 'Keys',
    body: `Everybody may run the software. Rewards go to nodes with a ${brand.keyName}.`,
    points: [
      { title: 'One for each node', body: `Each node that is to be rewarded needs a ${brand.keyName} of its own.` },
      { title: 'Bound to a wallet', body: `A ${brand.keyName} stays with the wallet that bought it.` },
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
        question: `Do I need a ${brand.keyName}?`,
        answer: 'Only to be rewarded. Without one your node checks all the same.',
      },
      { question: 'Must my machine always be on?', answer: 'No. It checks while it runs.' },
      { question: 'Where is the build for Linux?', answer: `In the table “${downloads.allDownloads}”.` },
      { question: 'Where are the terms?', answer: 'They are linked at the foot of every page.' },
    ],
  },
}
