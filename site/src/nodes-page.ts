import { brand } from './brand.ts'
import { artifacts, nodeProgram } from './downloads.ts'

/** The page's video. */
export type Film = {
  title: string
  webm: string
  mp4: string
  /** The same video for narrow screens. */
  small: string
  poster: string
  captions: string
  captionsLabel: string
  play: string
  playAgain: string
  soundHint: string
  transcriptTitle: string
  transcript: string[]
}
type Benefit = { title: string; body: string; icon: 'clock' | 'coins' | 'gem' }
type ResourceLink = { place: 'chat' | 'messaging' | 'docs'; label: string }
type Chapter = {
  id: 'all-downloads' | 'what-it-does' | 'what-it-needs' | 'in-the-cloud' | 'keys-and-rewards' | 'questions'
  label: string
}
/** `panel` is the part of the drawing for this step; `drawing` describes it. */
type WatchStep = { panel: 'proposal' | 'assertion' | 'challenge'; title: string; drawing: string; body: string }

/** The upper half of the nodes page: what a node is and why to run one. */
export const nodesLanding = {
  hero: {
    caption: 'Sentry Nodes',
    title: 'START RECEIVING REWARDS IN LESS THAN A MINUTE',
    subtitle: `${brand.name} Sentry Nodes now available`,
    body: 'Sentry Nodes can run on any machine and can be set up on cloud instances',
    /** Decorative. */
    art: { src: '/node/sentry.avif', width: 1600, height: 1000 },
  },
  /** Undefined for a page without a video. */
  film: {
    title: 'A Sentry Node at work',
    webm: '/video/sentry-film.webm',
    mp4: '/video/sentry-film.mp4',
    poster: '/video/sentry-film-poster.avif',
    small: '/video/sentry-film-854.mp4',
    captions: '/video/sentry-film.vtt',
    captionsLabel: 'English',
    play: 'Play the film',
    playAgain: 'Play the film again',
    soundHint: 'Click for sound',
    transcriptTitle: 'Transcript of the film',
    transcript: [
      'A low machine drone. A great brass wheel carries steel blocks around a burning core, one step with every tick of an escapement. On screen: “The rollup: blocks are proposed. Someone must check them.”',
      'Closer, darker. Block after block goes by unwatched. On screen: “The verifier’s dilemma: checking costs. Usually nothing is wrong. So who keeps watch?”',
      'A swell. Behind the wheel an instrument wakes: its iris opens, red light fills it, and it turns to face the blocks. On screen: “Sentry nodes watch every assertion.”',
      'The wheel brings a block that stands askew; its edges burn red. The ticking stops. On screen: “Mismatch: an incorrect block is proposed.”',
      'A soft horn sounds three times. The sentry’s eye flares, and lamps around the wheel answer one after another. On screen: “Alarm: the sentry raises the alarm.” The block is lifted away and an honest one takes its place. On screen: “Others intervene.”',
      'The ticking resumes and a warm chord resolves. The whole wheel turns in the light. On screen: “Resolved: the honest state stands. Operators receive network rewards for watching.”',
      `A bell. On screen: “${brand.name}: run a sentry node.”`,
    ],
  } satisfies Film as Film | undefined,
  poweredBy: 'POWERED BY',
  benefits: {
    title: `Why become a node operator in the ${brand.name} ecosystem?`,
    list: [
      {
        title: 'Convenience',
        icon: 'clock',
        body: 'Get a Sentry Node up and running in less than 60 seconds with any old computer.',
      },
      {
        title: 'Rewards',
        icon: 'coins',
        body: `Open up opportunities to receive rewards for contributing to the ${brand.name} network.`,
      },
      {
        title: 'Exclusivity',
        icon: 'gem',
        body: 'Nodes are limited. As the network grows, so will the opportunities for the select few.',
      },
    ] satisfies Benefit[],
  },
  resources: {
    title: 'Resources',
    body: 'Have questions? Connect with us on our socials or read our {docs}.',
    docs: 'GitBook',
    buttons: [
      { place: 'chat', label: 'Discord' },
      { place: 'messaging', label: 'Telegram' },
      { place: 'docs', label: 'GitBook' },
    ] satisfies ResourceLink[],
  },
}

/** The folder and the service name in the commands. */
const folder = 'sentry-node'

/** The lower half of the nodes page: details for operators. */
export const nodesGuide = {
  /** The chapters, in page order. */
  chapters: {
    title: 'On this page',
    list: [
      { id: 'all-downloads', label: 'All downloads' },
      { id: 'what-it-does', label: 'What it does' },
      { id: 'what-it-needs', label: 'What it needs' },
      { id: 'in-the-cloud', label: 'In the cloud' },
      { id: 'keys-and-rewards', label: 'Keys and rewards' },
      { id: 'questions', label: 'Questions' },
    ] satisfies Chapter[],
  },
  watch: {
    title: 'What the node does all day',
    subtitle: 'It checks what everyone else takes on trust',
    body: `${brand.name} is a rollup: it does its work away from the base chain and reports the result. Someone has to check the report.`,
    steps: [
      {
        panel: 'proposal',
        title: 'Proposal',
        drawing:
          'Transactions fall together into a block. Nine pips on its face show the state it claims, and it sets out along a rail.',
        body: `A validator bundles the latest transactions and proposes the state of the network after them. The proposal is posted to ${brand.rollupName}, where it waits.`,
      },
      {
        panel: 'assertion',
        title: 'Assertion',
        drawing:
          'Under the eye of a Sentry Node the block stops beside the node’s own result. An equals sign appears between the two patterns; for another block it is struck through.',
        body: 'Your node replays the same transactions and computes the state for itself. If both agree, it signs an assertion saying so and goes on watching.',
      },
      {
        panel: 'challenge',
        title: 'Challenge',
        drawing:
          'A gate stands before finality. The block that agreed goes through. For the one that did not, three lamps are lit, the gate stays shut, and the block is crossed out.',
        body: 'If they differ, the node raises the alarm with the evidence attached, while the proposal is still waiting. Anyone with a stake can then challenge it, and the wrong block never becomes final.',
      },
    ] satisfies WatchStep[],
    pauseFigure: 'Pause the drawing',
    playFigure: 'Play the drawing',
    dilemma: {
      title: 'The verifier’s dilemma',
      body: 'A system that never fails gives no one a reason to check it, and a system no one checks will fail. Paying only for caught mistakes makes it worse: the better the system works, the less its guards earn. Sentry Nodes are rewarded for checking, whether or not there is anything to find, so the watch is kept on the quiet days too.',
      chart: {
        label:
          'A chart. Toward the right, the network works better and better. Pay per caught mistake falls below the cost of checking; from that point, no one checks. Pay for watching stays level, above the cost.',
        progress: 'The better the network works',
        perCatch: 'Paid per catch',
        perWatch: 'Paid to watch',
        cost: 'What checking costs',
        gap: 'No one checks',
      },
    },
  },
  requirements: {
    title: 'What it needs',
    body: 'Less than a game does. The node compares results; it does not store the chain, mine, or use the graphics card.',
    columns: { part: 'Part', least: 'At least', better: 'Comfortable' },
    rows: [
      { part: 'Processor', least: '1 core, 64-bit', better: '2 cores' },
      { part: 'Memory', least: '2 GB', better: '4 GB' },
      { part: 'Disk', least: '2 GB free', better: '10 GB free' },
      { part: 'Connection', least: '2 Mbit/s', better: '10 Mbit/s, and on all day' },
      { part: 'System', least: 'Windows 10, macOS 12, or Linux, 64-bit', better: 'The same, kept up to date' },
    ],
  },
  cloud: {
    title: 'In the cloud, with the command line',
    body: 'Any small Linux instance will do. Three steps, and it watches while your own machine sleeps.',
    /** In commands, `{archive}` is the URL of the Linux archive and `{check}` the line that verifies it. */
    steps: [
      {
        title: 'Download, check, unpack',
        body: 'The second line must print OK before you run the third. If it only prints a digest, compare it with the one on the release page.',
        command: `curl -fLO {archive}\n{check}\nunzip ${artifacts.LinuxCli} -d ${folder}`,
      },
      {
        title: 'Start it once by hand',
        body: 'The first start creates an operator address and prints it. Assign your Sentry Key to that address; the key itself never has to leave your own wallet.',
        command: `./${folder}/${nodeProgram}`,
      },
      {
        title: 'Keep it running',
        body: 'A service starts the node with the machine and restarts it whenever it stops, under your own account. The last line shows what it is doing; Ctrl+C leaves the journal, not the node.',
        command: [
          `sudo tee /etc/systemd/system/${folder}.service <<UNIT`,
          '[Unit]',
          'Wants=network-online.target',
          'After=network-online.target',
          '[Service]',
          'User=$(id -un)',
          `WorkingDirectory=$PWD/${folder}`,
          `ExecStart=$PWD/${folder}/${nodeProgram}`,
          'Restart=always',
          '[Install]',
          'WantedBy=multi-user.target',
          'UNIT',
          `sudo systemctl enable --now ${folder}`,
          `journalctl --unit ${folder} --follow`,
        ].join('\n'),
      },
    ],
    /** Shown above the commands: where to type them. */
    terminal: 'Terminal',
    copy: 'Copy',
    copied: 'Copied',
    copyByHand: 'Selected. Press Ctrl+C or ⌘C to copy.',
  },
  keys: {
    title: 'Keys and rewards',
    body: 'Anyone can run the software and watch. To stake, and to earn Network Rewards for watching, a node needs a Sentry Key.',
    points: [
      {
        title: 'One key, one node',
        body: 'A Sentry Key is an upgrade key in the form of an NFT. Each node that earns needs its own; ten nodes need ten keys.',
      },
      {
        title: 'Not transferable',
        body: 'A key stays with the wallet that bought it. It cannot be sold, lent, or moved, so read the agreement before you buy one.',
      },
      {
        title: 'Rewards follow the watch',
        body: 'Network Rewards accrue to keys whose nodes submit correct assertions. They are not a wage and not a return on the price of the key, and no one can promise how much they will be.',
      },
      {
        title: 'Verified before it is paid',
        body: 'Before rewards can be claimed, the holder’s identity is verified. Operators must be at least 18, must not be U.S. persons, and must not live in a restricted region.',
      },
    ],
    agreement: 'Read the agreement',
  },
  questions: {
    title: 'Frequently asked questions',
    list: [
      {
        question: 'Can I run a node without a Sentry Key?',
        answer: 'Yes. It watches and raises alarms like any other. It cannot stake, and it earns no Network Rewards.',
      },
      {
        question: 'Does my computer have to be on all the time?',
        answer:
          'A node only watches while it runs. You can switch it off and on again without a penalty, but it misses whatever happens in between. A cloud instance misses least.',
      },
      {
        question: 'Can several nodes share one machine?',
        answer: 'Yes. Each node that earns rewards still needs its own key.',
      },
      {
        question: 'Why is the Windows button shown on my Mac?',
        answer:
          'Many operators download on one machine and install on another. The macOS build comes first, and every build is in the table of all downloads.',
      },
      {
        question: 'I use Linux. Where is my download?',
        answer:
          'In the table of all downloads: the desktop client as an AppImage, and the command-line node as an archive.',
      },
      {
        question: 'What happens when my node finds a wrong block?',
        answer:
          'It raises an alarm with the evidence attached. You do not have to do anything. Those with a stake in the rollup do, and they have time, because a challenged proposal cannot become final.',
      },
      {
        question: 'Where are the rules?',
        answer: 'In the Sentry Node Software Agreement, linked from the foot of every page.',
      },
    ],
  },
}
