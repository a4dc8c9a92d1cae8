import type { ShownNameMessage } from './schema/shown-name-message.ts'

/** What players sign to have a name shown; apart from the words that are refused, which no page needs to carry. */
export const shownNameMessage: ShownNameMessage = {
  show: '{site}: show the name “{name}” beside my address {address} on the leaderboard. Signed at {time}.',
  remove: '{site}: show no name beside my address {address} any more. Signed at {time}.',
}
