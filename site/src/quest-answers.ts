/** Platforms’ responses in words, loaded when a player pastes one. */
export const questAnswers = {
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
}
