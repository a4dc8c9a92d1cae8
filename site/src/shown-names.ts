import type { ShownNames } from './schema/shown-names.ts'

/**
 * The names that players have shown beside their address: what they sign for it, and what no name may contain. Names are
 * compared without spaces, signs and accents, and with lookalikes taken for the letter they look like. The site's own name
 * is refused without being listed. What slips through is hidden by `npm run operator -- hide-name`.
 */
export const shownNames: ShownNames = {
  message: {
    show: '{site}: show the name “{name}” beside my address {address} on the leaderboard. Signed at {time}.',
    remove: '{site}: show no name beside my address {address} any more. Signed at {time}.',
  },
  refusedParts: [
    'admin',
    'airdrop',
    'asshole',
    'bastard',
    'bitch',
    'childporn',
    'claimnow',
    'cunt',
    'customerservice',
    'faggot',
    'fuck',
    'giveaway',
    'helpdesk',
    'hitler',
    'moderator',
    'nigga',
    'nigger',
    'official',
    'pedophile',
    'privatekey',
    'retard',
    'seedphrase',
    'shit',
    'slut',
    'support',
    'whore',
  ],
  refusedWords: ['ass', 'dick', 'fag', 'foundation', 'kkk', 'mod', 'nazi', 'porn', 'rape', 'rapist', 'staff', 'team'],
}
