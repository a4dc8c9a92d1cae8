import type { Plural } from './plural.ts'

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
        one: 'An address has 40 digits after 0x; this one has {count}.',
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
    today: 'today',
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
  /** A platform's response in words. */
  answers: {
    empty: 'Paste a response first.',
    unknown: 'We do not send this response. It may come from the platform itself. Try again there, then check above.',
    done: '{platform} was told that the quest is complete. If it does not show there, reload the quest on {platform}.',
    notDone: '{platform} was told that the quest is not complete. Check above what is missing, and for which wallet.',
    notDoneBecause: '{platform} was told that the quest is not complete: {reason}',
    noVerdict: '{platform} got no result: {reason} This says nothing about your progress; try again there.',
    reasonUnknown: 'no reason was given.',
    /** For the 1 or 0 of a Galxe expression. */
    expression: 'A Galxe credential turned our response into {value}: {meaning}',
    one: 'complete.',
    zero: 'not complete, or not checked again since. Check above, then verify again there.',
    platforms: {
      galxe: 'Galxe',
      zealy: 'Zealy',
      taskon: 'TaskOn or CARV',
      questn: 'QuestN or Intract',
      layer3: 'Layer3',
      any: 'The platform',
    },
    statuses: {
      '200': 'The request succeeded. The response itself says whether the quest is complete; paste that.',
      '400':
        'For Zealy, this means the quest is not complete. Any other platform sent an invalid wallet address: check which wallet is linked there.',
      '401': 'The platform sent a wrong key. Please tell the team; you cannot fix it yourself.',
      '404': 'The platform asked for a quest that does not exist. Please tell the team; you cannot fix it yourself.',
      '429': 'The platform sent too many requests. Wait a minute and try again.',
      '500': 'Something failed on our side. This says nothing about your progress; try again in a moment.',
      '503':
        'The chain or the mint index was unavailable or behind. This says nothing about your progress; try again in a moment.',
    },
    otherStatus: 'We do not send HTTP status {status}. It may come from the platform or a proxy in between.',
  },
  reminders: {
    title: 'Reminders',
    intro: 'Reminders stay in your browser; nothing is sent to us.',
    file: {
      action: 'Add to calendar',
      text: 'A calendar file with a daily reminder, one hour before the day ends.',
      name: 'daily-mint.ics',
      summary: 'Mint today’s items',
      description: 'The mint day ends in an hour. See what is missing: {url}',
    },
    notification: {
      action: 'Notify me',
      stop: 'Stop notifying me',
      text: 'A notification one hour before the day ends, if items are missing. This page must stay open.',
      on: 'You will be notified each day at {time} while this page is open.',
      denied: 'Your browser blocks notifications. Allow them for this site in its settings, then try again.',
      unsupported: 'This browser does not support notifications. Use the calendar file instead.',
      title: 'One hour left',
      body: 'Items still missing today: {count}.',
    },
  },
  share: {
    action: 'Share',
    title: 'Share this progress',
    intro: 'Anyone with the link can see this page for this wallet. Previews of the link show this picture.',
    link: 'Link',
    copy: 'Copy link',
    copied: 'Copied',
    /** Shown if the browser cannot copy and selects the link instead. */
    selected: 'Selected. Press Ctrl+C or ⌘C to copy.',
    close: 'Close',
    /** Shown while the image is rendered, and if that fails. */
    drawing: 'Drawing your progress…',
    undrawn: 'The picture could not be created. Close this dialog and try again.',
    alt: 'A card with the streak, today’s items as lights, and the rank badge.',
    /** Drawn on the image, in basic Latin letters. */
    card: {
      /** Under the number. */
      streak: { one: 'day in a row', other: 'days in a row' } satisfies Plural as Plural,
      today: '{minted} of {total} today',
      place: 'Place {place} of {places}',
      noRank: 'No rank yet',
    },
  },
}
