/**
 * Words that shown names must not contain. Names are compared without spaces, symbols, and accents, and with lookalike
 * characters resolved. The site's own name is always rejected. `npm run operator -- hide-name` hides any other name.
 */
export const shownNames = {
  /** Rejected anywhere in a name, in any spacing or spelling. */
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
  /** Rejected only as a whole word, because they also occur inside harmless words. */
  refusedWords: ['ass', 'dick', 'fag', 'foundation', 'kkk', 'mod', 'nazi', 'porn', 'rape', 'rapist', 'staff', 'team'],
}
