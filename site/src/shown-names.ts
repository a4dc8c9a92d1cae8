/**
 * What no name that players have shown beside their address may contain. Names are compared without spaces, signs and
 * accents, and with lookalikes taken for the letter they look like. The site's own name is refused without being listed. What
 * slips through is hidden by `npm run operator -- hide-name`. What players sign is in shown-name-message.ts.
 */
export const shownNames = {
  /** Refused wherever they stand in a name, however it is spaced or spelt. */
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
  /** Refused as a whole name or as one of its words: shorter ones, which stand in harmless words too. */
  refusedWords: ['ass', 'dick', 'fag', 'foundation', 'kkk', 'mod', 'nazi', 'porn', 'rape', 'rapist', 'staff', 'team'],
}
