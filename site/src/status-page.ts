import type { Plural } from './translation.ts'

/** Copy for the status page. */
export const statusWords = {
  kicker: 'Network status',
  /** The headline for each overall status. */
  headlines: {
    loading: 'Checking all systems',
    well: 'All systems operational',
    closed: 'All systems operational, minting closed',
    degraded: 'All systems operational, one on backup',
    unknown: 'Status unavailable',
  },
  /** The name of each part, and the headline if it fails. */
  parts: {
    chain: { name: 'Test network', failing: 'The test network is not responding' },
    minting: { name: 'Minting', failing: 'Minting is disrupted' },
    database: { name: 'Database', failing: 'The database is unreachable' },
    mail: { name: 'Email', failing: 'Email delivery is disrupted' },
  },
  checked: 'Checked {age}. This page refreshes every few seconds.',
  stale: 'Last updated {age}. The server has not responded since.',
  unreadable: 'The status could not be loaded. Check your connection, or try again in a moment.',
  retry: 'Try again',
  withoutScript: 'This page needs JavaScript to show the current status. The same data is available as JSON:',
  states: { well: 'Operational', degraded: 'Degraded', failing: 'Down', unknown: 'Unknown', off: 'Not in use' },
  facts: {
    block: 'Latest block',
    blockAge: 'Produced {age}',
    open: 'Minting is open',
    closed: 'Minting is closed',
    noDelay: 'No mints are delayed',
    delay: 'Oldest pending mint requested {age}',
    relayers: '{working} of {total} relayers active',
    noMailWaiting: 'No emails pending',
    mailWaiting: 'Emails pending: {count}',
    mailOff: 'Messages are stored on the server',
    database: 'Storing mints and messages',
    version: 'Version',
    started: 'Last deployed {age}',
  },
  history: {
    title: 'Last 90 days',
    intro:
      'One bar per day, in UTC. Each system is checked every ten seconds; a minute counts as failed if any check in it fails. Days without data are left empty.',
    first: '90 days ago',
    last: 'Today',
    share: '{percent} uptime',
    noRecord: 'No data yet',
    /** The screen reader text of a row, and the tooltip of a day. */
    row: {
      one: '{part}: {percent} uptime over {count} recorded day.',
      other: '{part}: {percent} uptime over {count} recorded days.',
    } satisfies Plural as Plural,
    day: '{day}: {percent} uptime, {minutes} min failed',
    dayWithoutRecord: '{day}: no data',
    incomplete: 'Recorded for {percent} of the day',
    troubles: 'Days with failures',
    trouble: '{part}: {minutes} min',
    noTroubles: 'No failures recorded.',
  },
  /** For programs. */
  document: 'Status as JSON',
  developers: 'For developers: connect to the network',
}
