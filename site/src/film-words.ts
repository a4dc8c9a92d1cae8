import { brand } from './brand.ts'

/** The titles of the node video, in order. `npm run media` renders the video from them. */
export const filmWords = {
  /** A title as a caption. */
  caption: '{overline}: {text}',
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
  /** Descriptions of the sounds, for captions. */
  sounds: [
    '[A low machine drone; an escapement begins to tick]',
    '[A swell rises as the sentry wakes]',
    '[The ticking falters and stops]',
    '[A soft horn sounds the alarm, three times]',
    '[The ticking resumes; a warm chord resolves]',
    '[A bell]',
  ],
}
