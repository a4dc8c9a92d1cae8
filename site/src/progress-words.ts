/** Copy for the progress page. */
export const progressWords = {
  kicker: 'Progress',
  title: 'Where you stand',
  intro: 'Today’s items, your streak and every quest, read from the chain. No wallet is needed to look.',
  /** Whose progress is shown. */
  chooser: {
    label: 'Address of a wallet',
    placeholder: '0x…',
    action: 'Show',
    hint: 'Any wallet’s: everything here is public on the chain.',
    shown: 'Shown is {address}',
    own: 'This is the connected wallet.',
    toOwn: 'Show the connected wallet',
    problems: {
      empty: 'Type or paste an address first.',
      /** For a name such as name.eth. */
      name: 'Names are not looked up here. Paste the address itself: 0x and 40 digits.',
      prefix: 'An address begins with 0x.',
      length: 'An address has 40 digits after 0x; this one has {count}.',
      digits: 'After 0x an address has only the digits 0 to 9 and the letters a to f.',
    },
    wrongLink: 'The link you followed has no valid address in it. {problem}',
  },
  guest: {
    title: 'No wallet chosen yet',
    text: 'Connect your wallet, or type an address above. A link with an address in it can be shared with anybody.',
  },
  loading: 'Reading the chain’s record',
  failures: {
    unreadable: 'Your progress could not be read. Nothing is lost: it is on the chain.',
    offline: 'You seem to be offline. Nothing is lost: your progress is on the chain.',
    retry: 'Try again',
    /** Shown if the data could not be refreshed. */
    old: 'This is how things were at {time}. There has been no newer answer since.',
  },
  asOf: 'As of block {block}, made at {time}.',
  behind:
    'The record is {count} blocks behind the chain at the moment. What you did just now may not show yet; it will.',
  /** For a wallet that never minted. */
  empty: 'Nothing minted yet: this wallet has not minted an item so far. The first one begins the calendar.',
  today: {
    title: 'Today',
    day: 'Mint day {day}',
    count: '{minted} of {total} minted',
    left: 'Left to mint today: {count}',
    complete: 'All of today is minted. The next day begins at {time}.',
    ends: 'The day ends at {time}.',
    grid: 'Today’s items',
    /** The screen reader text of each light. */
    minted: 'Item {item}: minted',
    missing: 'Item {item}: not minted yet',
    action: 'Mint what is missing',
  },
  streak: {
    title: 'Streak',
    current: 'Days in a row',
    longest: 'Longest so far',
    rule: 'A day counts once all {total} items of it are minted.',
    safe: 'Today counts already. Come back tomorrow.',
    open: 'Today does not count yet: {count} items are missing.',
    broken: 'The last day that broke a streak is {date}: it has {minted} of {total} items.',
    calendar: 'The last {count} days, a column for each week',
    /** Shown while there are fewer days than the calendar has. */
    firstDays: 'The days so far, a column for each week',
    cell: '{date}: {minted} of {total} items',
    today: 'today',
    legend: { none: 'none', some: 'some', complete: 'all {total}' },
    hint: 'Choose a day to read its count; arrow keys go from day to day.',
  },
  quests: {
    title: 'Quests',
    done: 'Done',
    open: 'Open',
    unknown: 'Not known',
    doneWords: 'The chain has all of it.',
    unknownWords: 'It cannot be read at the moment. This page tries again by itself.',
    summary: '{done} of {total} done',
    progress: '{have} of {need}',
    none: 'There are no quests at the moment.',
  },
  why: {
    title: 'Why is it not verified?',
    intro:
      'Ask about any wallet and any quest, and read the answer that a platform gets. Or paste what a platform told you.',
    quest: 'Quest',
    ask: 'Ask',
    asking: 'Reading…',
    verified: 'It is verified: a platform that asks now is told yes.',
    notVerified: 'It is not verified: a platform that asks now is told no.',
    readAt: 'Read at block {block}, made at {time}, {behind} blocks behind the chain.',
    wallet: 'Asked about {address}. A platform asks about the wallet that is linked there: compare the two.',
    failed: 'There was no answer. Try again in a moment.',
    answerLabel: 'What the platform answered',
    answerHint: 'The text as it is, or only the number of its HTTP status.',
    answerPlaceholder: '{"result":{"isValid":false}}',
    explain: 'Explain',
  },
  /** A platform's response in words. */
  answers: {
    empty: 'Paste an answer first.',
    unknown: 'This is none of the answers that we give. It may be the platform’s own: try again there, then ask above.',
    done: '{platform} was told that it is done. If it does not show there, load the quest again at {platform}.',
    notDone: '{platform} was told that it is not done. Ask above what is missing, and with which wallet.',
    notDoneBecause: '{platform} was told that it is not done, for this reason: {reason}',
    noVerdict:
      '{platform} got no verdict, for this reason: {reason} It says nothing about what you did; try again there.',
    reasonUnknown: 'no reason was given.',
    /** For the 1 or 0 of a Galxe expression. */
    expression: 'A Galxe credential has turned our answer into {value}: {meaning}',
    one: 'done.',
    zero: 'not done, or not asked again since. Ask above, then verify again there.',
    platforms: {
      galxe: 'Galxe',
      zealy: 'Zealy',
      taskon: 'TaskOn or CARV',
      questn: 'QuestN or Intract',
      layer3: 'Layer3',
      any: 'The platform',
    },
    statuses: {
      '200': 'The request was answered. Whether the quest is done stands in the answer itself: paste that.',
      '400':
        'Zealy is told so that a quest is not done. Any other platform has sent something that is no wallet’s address: look which wallet is linked there.',
      '401': 'The platform sent a wrong key. You can do nothing about it; tell the team.',
      '404': 'The platform asked for a quest that does not exist. You can do nothing about it; tell the team.',
      '429': 'The platform asked too often. Wait a minute and try again.',
      '500': 'Something failed on our side. It says nothing about what you did; try again in a moment.',
      '503':
        'The chain or the record of mints could not be read, or is behind. It says nothing about what you did; try again in a moment.',
    },
    otherStatus: 'HTTP status {status} is none of ours. It may come from the platform or from something between us.',
  },
  reminders: {
    title: 'Reminders',
    intro: 'Nobody is told about them: both are made in your browser.',
    file: {
      action: 'Add to calendar',
      text: 'A file for your calendar, with a reminder every day an hour before the day ends.',
      name: 'daily-mint.ics',
      summary: 'Mint today’s items',
      description: 'The mint day ends in an hour. What is missing: {url}',
    },
    notification: {
      action: 'Notify me',
      stop: 'Do not notify me',
      text: 'A notification an hour before the day ends, if something is missing. It needs this page to be open.',
      on: 'A notification will come each day at {time}, as long as this page stays open.',
      denied: 'The browser does not allow it. Allow notifications for this site in its settings, then try again.',
      unsupported: 'This browser has no notifications. The calendar file works everywhere.',
      title: 'An hour is left',
      body: '{count} of today’s items are missing.',
    },
  },
  share: {
    action: 'Share',
    title: 'Share this progress',
    intro:
      'The link shows this page for this wallet to anybody, without a wallet of their own, and this picture beside it.',
    link: 'The link',
    copy: 'Copy the link',
    copied: 'Copied',
    /** Shown if the browser cannot copy and selects the link instead. */
    selected: 'Selected: copy it by keyboard',
    close: 'Close',
    /** Shown while the image is rendered, and if that fails. */
    drawing: 'Drawing this progress…',
    undrawn: 'The picture could not be drawn. Close this and try again.',
    alt: 'A card of this progress: the streak, today’s items as lights, and the badge of the rank.',
    /** Drawn on the image, in basic Latin letters. */
    card: {
      /** Under the number. */
      streak: 'days in a row',
      today: '{minted} of {total} today',
      place: 'Place {place} of {places}',
      noRank: 'No rank yet',
    },
  },
}
