import type { Plural } from './translation.ts'

/** Copy for the progress page. */
export const progressWords = {
  kicker: 'Daily mint',
  title: 'Your progress',
  intro: 'Today’s items, your streak, and every quest, read from the chain. You can look without a wallet.',
  /** Whose progress is shown. */
  chooser: {
    label: 'Wallet address',
    placeholder: '0x…',
    action: 'Show',
    hint: 'You can look up any wallet: everything here is public on the chain.',
    shown: 'Showing {address}',
    own: 'This is your connected wallet.',
    toOwn: 'Show your connected wallet',
    onExplorer: 'View on the block explorer',
    problems: {
      empty: 'Enter an address.',
      /** For a name such as name.eth. */
      name: 'Names are not supported. Paste the address itself: 0x and 40 digits.',
      prefix: 'An address starts with 0x.',
      length: {
        other: 'An address has 40 digits after 0x; this one has {count}.',
      } satisfies Plural as Plural,
      digits: 'After 0x, an address has only the digits 0–9 and the letters a–f.',
    },
    wrongLink: 'The link you followed does not contain a valid address. {problem}',
  },
  guest: {
    title: 'No wallet selected',
    text: 'Connect your wallet, or enter an address above. You can share a link that contains an address with anyone.',
  },
  loading: 'Loading progress',
  failures: {
    unreadable: 'Your progress could not be loaded. Nothing is lost: it is on the chain.',
    offline: 'You appear to be offline. Nothing is lost: your progress is on the chain.',
    retry: 'Try again',
    /** Shown if the data could not be refreshed. */
    old: 'Last updated at {time}. The server has not responded since.',
  },
  asOf: 'As of block {block}, produced at {time}.',
  behind: {
    one: 'The index is {count} block behind the chain. Recent mints may not show yet.',
    other: 'The index is {count} blocks behind the chain. Recent mints may not show yet.',
  } satisfies Plural as Plural,
  /** For a wallet that never minted. */
  empty: 'This wallet has not minted yet. Its first mint starts the calendar.',
  today: {
    title: 'Today',
    day: 'Mint day {day}',
    count: '{minted} of {total} minted',
    left: 'Left to mint today: {count}.',
    complete: 'All of today’s items are minted. The next day starts at {time}.',
    ends: 'The day ends at {time}.',
    grid: 'Today’s items',
    /** The screen reader text of each light. */
    minted: 'Item {item}: minted',
    missing: 'Item {item}: not minted yet',
    action: 'Mint the rest',
  },
  streak: {
    title: 'Streak',
    current: 'Days in a row',
    longest: 'Longest streak',
    rule: 'A day counts when all {total} items are minted.',
    safe: 'Today already counts. Come back tomorrow.',
    open: 'Today does not count yet. Items left: {count}.',
    broken: 'The streak last ended on {date}, with {minted} of {total} items.',
    calendar: 'Last {count} days by week',
    /** Shown while there are fewer days than the calendar has. */
    firstDays: 'Your days by week',
    cell: '{date}: {minted} of {total} items',
    cellToday: '{date}: {minted} of {total} items (today)',
    legend: { none: 'none', some: 'some', complete: 'all {total}', ahead: 'to come' },
    hint: 'Select a day to see its count. Use the arrow keys to move between days.',
  },
  quests: {
    title: 'Quests',
    done: 'Completed',
    open: 'Open',
    unknown: 'Unknown',
    doneWords: 'Completed on chain.',
    unknownWords: 'This quest is unavailable right now. This page retries automatically.',
    summary: '{done} of {total} completed',
    progress: '{have} of {need}',
    none: 'There are no quests right now.',
  },
  why: {
    title: 'Why is my quest not verified?',
    intro: 'Choose a wallet and a quest to see the result that a quest platform gets. Or paste a platform’s response.',
    quest: 'Quest',
    ask: 'Check',
    asking: 'Checking…',
    verified: 'Verified. A platform that checks now gets a yes.',
    notVerified: 'Not verified. A platform that checks now gets a no.',
    readAt: {
      one: 'Read at block {block}, produced at {time}, {count} block behind the chain.',
      other: 'Read at block {block}, produced at {time}, {count} blocks behind the chain.',
    } satisfies Plural as Plural,
    wallet: 'Checked {address}. A platform checks the wallet that is linked there; compare the two.',
    failed: 'The server did not respond. Try again in a moment.',
    answerLabel: 'Platform response',
    answerHint: 'The full text, or just the HTTP status code.',
    answerPlaceholder: '{"result":{"isValid":false}}',
    explain: 'Explain',
  },
}
