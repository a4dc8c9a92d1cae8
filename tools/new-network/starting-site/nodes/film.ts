import type { FilmWords } from '@network-site/site/schema/film'
import { brand } from '../brand.ts'

/** What a film about the node would say, in this order. No page shows it before `landing.ts` names a film. */
export const filmWords: FilmWords = {
  titles: [
    { overline: 'EVERY FEW SECONDS', lines: ['A RESULT', 'IS REPORTED.'] },
    { overline: 'EVERY FEW SECONDS', lines: ['IS IT', 'RIGHT?'] },
    { overline: 'CHECKING', lines: ['COSTS A LITTLE', 'EVERY DAY.'] },
    { overline: 'CHECKING', lines: ['SO WHO', 'DOES IT?'] },
    { overline: brand.nodeName.toUpperCase(), lines: ['COMPUTES IT', 'AGAIN.'] },
    { overline: 'A DIFFERENCE', lines: ['TWO RESULTS,', 'NOT THE SAME.'] },
    { overline: 'A DIFFERENCE', lines: ['THE NODE', 'SAYS SO.'] },
    { overline: 'A DIFFERENCE', lines: ['OTHERS', 'LOOK.'] },
    { overline: 'SETTLED', lines: ['THE RIGHT', 'RESULT STAYS.'] },
    { overline: 'OPERATORS', lines: ['ARE REWARDED', 'FOR WATCHING.'] },
    { overline: brand.name.toUpperCase(), lines: ['KEEP', 'WATCH'] },
  ],
  sounds: ['[Quiet]', '[A tone begins]', '[The tone stops]', '[Three short tones]', '[The tone returns]', '[Quiet]'],
}
