import { brand } from '../brand.ts'
import type { FilmWords } from '../schema/film.ts'

/** What the sentry film says, in the order it is said. The film is drawn anew from it by `npm run media`. */
export const filmWords: FilmWords = {
  titles: [
    { overline: 'THE ROLLUP', lines: ['BLOCKS ARE', 'PROPOSED.'] },
    { overline: 'THE ROLLUP', lines: ['SOMEONE', 'MUST CHECK', 'THEM.'] },
    { overline: 'THE VERIFIER’S DILEMMA', lines: ['CHECKING COSTS.', 'USUALLY NOTHING', 'IS WRONG.'] },
    { overline: 'THE VERIFIER’S DILEMMA', lines: ['SO WHO', 'KEEPS WATCH?'] },
    { overline: 'SENTRY NODES', lines: ['WATCH EVERY', 'ASSERTION.'] },
    { overline: 'MISMATCH', lines: ['AN INCORRECT', 'BLOCK IS', 'PROPOSED.'] },
    { overline: 'ALARM', lines: ['THE SENTRY', 'RAISES', 'THE ALARM.'] },
    { overline: 'ALARM', lines: ['OTHERS', 'INTERVENE.'] },
    { overline: 'RESOLVED', lines: ['THE HONEST', 'STATE STANDS.'] },
    { overline: 'OPERATORS', lines: ['RECEIVE', 'NETWORK', 'REWARDS', 'FOR WATCHING.'] },
    { overline: brand.name.toUpperCase(), lines: ['RUN A', 'SENTRY', 'NODE'] },
  ],
  sounds: [
    '[A low machine drone; an escapement begins to tick]',
    '[A swell rises as the sentry wakes]',
    '[The ticking falters and stops]',
    '[A soft horn sounds the alarm, three times]',
    '[The ticking resumes; a warm chord resolves]',
    '[A bell]',
  ],
}
