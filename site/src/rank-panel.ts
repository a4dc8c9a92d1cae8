import type { Plural } from './translation.ts'

/** Copy for a wallet's rank and shown name on the progress page. */
export const rankPanelWords = {
  title: 'Rank',
  place: 'Place {place} of {places}',
  sharedPlace: 'Place {place} of {places}, shared by {count}',
  noPlace: 'Not ranked this season yet. Mint once to get a place.',
  noRank: 'No rank yet',
  next: 'Next: {rank}',
  highest: 'This is the highest rank. Keep it until the season ends.',
  over: 'The season is over. This is the final result.',
  badges: 'Badges',
  toBoard: 'See the leaderboard',
  toRanks: 'How ranks work',
  unreadable: 'The rank is unavailable right now. This page retries automatically.',
  retry: 'Try again',
  loading: 'Loading rank',
  /** The form for a shown name. */
  name: {
    title: 'Your name',
    intro:
      'The leaderboard lists players by address. Sign a name to show it next to yours, visible to everyone. Signing is free.',
    shown: 'Current name: {name}',
    none: 'You have not set a name.',
    label: 'Name',
    hint: '3 to 24 letters or digits from one script, with single spaces or hyphens between them.',
    action: 'Sign name',
    remove: 'Remove name',
    signing: 'Check your wallet to sign',
    done: 'Your name is now “{name}”.',
    removed: 'Your name was removed.',
    empty: 'Enter a name.',
    length: {
      other: 'A name must have {least} to {most} characters; this one has {count}.',
    } satisfies Plural as Plural,
    same: 'This is already your name.',
    /** Shown if the server does not respond. */
    failed: 'Your name was not saved. Check your connection, then sign it again.',
  },
}

/** The messages that players sign to show or remove a name. */
export const shownNameMessage = {
  show: '{site} ({origin}, chain {chainId}): show the name “{name}” next to my address {address} on the leaderboard. Signed at {time}.',
  remove: '{site} ({origin}, chain {chainId}): remove the name next to my address {address}. Signed at {time}.',
}
