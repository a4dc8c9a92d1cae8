/** Copy for the status page. */
export const statusWords = {
  kicker: 'Network status',
  /** The headline for each overall status. */
  headlines: {
    loading: 'Asking every part',
    well: 'Everything works',
    closed: 'Everything works, and the mint is closed',
    unknown: 'We cannot say how things are',
  },
  /** The name of each part, and the headline if it fails. */
  parts: {
    chain: { name: 'Test network', failing: 'The test network does not answer' },
    minting: { name: 'Minting', failing: 'Minting is held up' },
    database: { name: 'Records', failing: 'Our records cannot be reached' },
    mail: { name: 'Mail', failing: 'Mail is held up' },
  },
  checked: 'Checked {age}. This page looks again every few seconds.',
  stale: 'This is how things were {age}. There has been no newer answer since.',
  unreadable: 'The status could not be read. Check your connection, or try again in a moment.',
  retry: 'Try again',
  withoutScript: 'This page needs scripts to show the present state. The same is readable as a document:',
  states: { well: 'Works', failing: 'Does not work', unknown: 'Not known', off: 'Not used' },
  facts: {
    block: 'Newest block',
    blockAge: 'Made {age}',
    open: 'The mint is open',
    closed: 'The mint is closed',
    noDelay: 'Mints go through at once',
    delay: 'The mint that waits longest was asked for {age}',
    relayers: '{working} of {total} relayers at work',
    noMailWaiting: 'No message waits for its mail',
    mailWaiting: 'Messages that wait for their mail: {count}',
    mailOff: 'Messages are kept and read here',
    database: 'Mints and messages are written down',
    version: 'Version',
    started: 'Last deploy {age}',
  },
  history: {
    title: 'The last 90 days',
    intro:
      'One line for each day, by UTC. Every part is asked every ten seconds; a minute counts as failed when the part failed once in it. Days on which nobody was there to look are left open.',
    first: '90 days ago',
    last: 'Today',
    share: '{percent} worked',
    noRecord: 'No record yet',
    /** The screen reader text of a row, and the tooltip of a day. */
    row: '{part}: {percent} of the recorded time worked, over {days} recorded days.',
    day: '{day}: {percent} worked, {minutes} failed minutes',
    dayWithoutRecord: '{day}: no record',
    incomplete: 'Looked at for {percent} of the day',
    troubles: 'Days with failures',
    trouble: '{part}: {minutes} min',
    noTroubles: 'None in the recorded days.',
  },
  /** For programs. */
  document: 'The same for programs',
}
