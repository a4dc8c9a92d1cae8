import { brand } from '../brand.ts'
import { network } from '../network.ts'
import type { SentryGuide } from '../schema/sentry.ts'

const latest = `${network.nodeRepository.url}/releases/latest/download`

/** The lower half of the Sentry Nodes page: what an operator wants to know next. */
export const sentryGuide: SentryGuide = {
  watch: {
    title: 'What the node does all day',
    subtitle: 'It checks what everybody else would like to take on trust',
    body: `${brand.name} is a rollup: it does its work away from the base chain and reports the result. Somebody has to check the report.`,
    steps: [
      {
        title: 'Proposal',
        body: `A validator bundles the latest transactions and proposes the state of the network after them. The proposal is posted to ${brand.rollupName}, where it waits.`,
      },
      {
        title: 'Assertion',
        body: 'Your node replays the same transactions and computes the state for itself. If both agree, it signs an assertion saying so and goes on watching.',
      },
      {
        title: 'Challenge',
        body: 'If they differ, the node raises the alarm with the evidence attached, while the proposal is still waiting. Anybody with a stake can then challenge it, and the wrong block never becomes final.',
      },
    ],
    figureLabel:
      'Three stages on one line. A proposed block enters from the left. A Sentry Node above the line compares it with its own result. A matching block passes; one that does not match is stopped and an alarm rises.',
    dilemma: {
      title: 'The verifier’s dilemma',
      body: 'A system that never fails gives nobody a reason to check it, and a system nobody checks will fail. Paying only for caught mistakes makes it worse: the better the system works, the less its guards earn. Sentry Nodes are rewarded for checking, whether or not there is anything to find, so the watch is kept on the quiet days too.',
    },
  },
  needs: {
    title: 'What it needs',
    body: 'Less than a game does. The node compares results; it does not store the whole chain, mine, or use the graphics card.',
    columns: { part: 'Part', least: 'At least', better: 'Comfortable' },
    rows: [
      { part: 'Processor', least: '2 cores, 64-bit', better: '4 cores' },
      { part: 'Memory', least: '4 GB', better: '8 GB' },
      { part: 'Disk', least: '10 GB free', better: '60 GB free, solid state' },
      { part: 'Connection', least: '10 Mbit/s, always on', better: '100 Mbit/s, wired' },
      { part: 'System', least: 'Windows 10, macOS 12 or a current Linux', better: 'The same, kept up to date' },
    ],
  },
  cloud: {
    title: 'In the cloud, with the command line',
    body: 'Any small Linux instance will do. Three steps, and it watches while your own machine sleeps.',
    steps: [
      {
        title: 'Download and unpack',
        body: 'The link always leads to the latest release. Compare the digest with the table above before you go on.',
        command: `curl -fLO ${latest}/sentry-node-cli-linux.zip\nsha256sum sentry-node-cli-linux.zip\nunzip sentry-node-cli-linux.zip -d sentry-node`,
      },
      {
        title: 'Start it once by hand',
        body: 'The first start creates an operator address and prints it. Assign your Sentry Key to that address; the key itself never has to leave your own wallet.',
        command: './sentry-node/sentry-node-cli',
      },
      {
        title: 'Keep it running',
        body: 'A transient service restarts the node when it stops. To see what it is doing, read its journal.',
        command:
          'sudo systemd-run --unit=sentry-node --property=Restart=always --working-directory="$PWD/sentry-node" ./sentry-node-cli\njournalctl --unit=sentry-node --follow',
      },
    ],
    copy: 'Copy',
    copied: 'Copied',
  },
  keys: {
    title: 'Keys and rewards',
    body: 'Anybody may run the software and watch. To stake, and to earn Network Rewards for watching, a node needs a Sentry Key.',
    points: [
      {
        title: 'One key, one node',
        body: 'A Sentry Key is an upgrade key in the form of an NFT. Each node that earns needs its own; ten nodes need ten keys.',
      },
      {
        title: 'Not transferable',
        body: 'A key stays with the wallet that bought it. It cannot be sold, lent or moved, so read the agreement before you buy one.',
      },
      {
        title: 'Rewards follow the watch',
        body: 'Network Rewards accrue to keys whose nodes submit correct assertions. They are not a wage and not a return on the price of the key, and nobody can promise how much they will be.',
      },
      {
        title: 'Verified before it is paid',
        body: 'Before rewards can be claimed, the holder’s identity is verified. Operators must be at least 18, must not be U.S. persons and must not live in a restricted region.',
      },
    ],
  },
  questions: {
    title: 'Asked before you did',
    list: [
      {
        question: 'Can I run a node without a Sentry Key?',
        answer: 'Yes. It watches and raises alarms like any other. It cannot stake, and it earns no Network Rewards.',
      },
      {
        question: 'Does my computer have to be on all the time?',
        answer:
          'A node only watches while it runs. It may be switched off and on again without a penalty, but it misses whatever happened in between. A cloud instance misses least.',
      },
      {
        question: 'May several nodes share one machine?',
        answer: 'Yes. Each node that is to earn rewards still needs a key of its own.',
      },
      {
        question: 'Why is the Windows button shown on my Mac?',
        answer:
          'Many operators download on one machine and install on another. The macOS build is right beside it, and every build is in the table of all downloads.',
      },
      {
        question: 'I use Linux. Where is my download?',
        answer:
          'In the table of all downloads: the desktop client as an AppImage, and the command-line node as an archive.',
      },
      {
        question: 'What happens when my node finds a wrong block?',
        answer:
          'It raises an alarm with the evidence attached. You do not have to do anything; those with a stake in the rollup do, and they have time, because a challenged proposal cannot become final.',
      },
      {
        question: 'Where are the rules?',
        answer: 'In the Sentry Node Software Agreement, linked from the foot of every page.',
      },
    ],
  },
}
