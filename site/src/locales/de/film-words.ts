import { brand } from '../../brand.ts'
import type * as english from '../../film-words.ts'
import type { Translation } from '../../translation.ts'

// No umlauts in titles: the renderer tells lines apart by empty pixel rows, and their dots would add some.
export const filmWords: Translation<typeof english.filmWords> = {
  caption: '{overline}: {text}',
  titles: [
    { overline: 'DAS ROLLUP', lines: ['JEDER BLOCK IST', 'EIN VORSCHLAG.'] },
    { overline: 'DAS ROLLUP', lines: ['JEMAND MUSS', 'NACHRECHNEN.'] },
    { overline: 'DAS VERIFIER-DILEMMA', lines: ['KONTROLLE KOSTET.', 'MEIST STIMMT', 'ALLES.'] },
    { overline: 'DAS VERIFIER-DILEMMA', lines: ['WER ALSO', 'WACHT?'] },
    { overline: 'SENTRY NODES', lines: ['BEOBACHTEN', 'JEDE ASSERTION.'] },
    { overline: 'ABWEICHUNG', lines: ['EIN FALSCHER', 'BLOCK WIRD', 'VORGESCHLAGEN.'] },
    { overline: 'ALARM', lines: ['DIE NODE', 'GIBT ALARM.'] },
    { overline: 'ALARM', lines: ['ANDERE', 'GREIFEN EIN.'] },
    { overline: 'ENTSCHIEDEN', lines: ['DER EHRLICHE', 'ZUSTAND GILT.'] },
    { overline: 'BETREIBER', lines: ['IHRE WACHE', 'WIRD MIT', 'NETZWERK-REWARDS', 'BELOHNT.'] },
    { overline: brand.name.toUpperCase(), lines: ['BETREIBE', 'EINE', 'SENTRY', 'NODE'] },
  ],
  sounds: [
    '[Ein tiefes Maschinenbrummen; eine Hemmung beginnt zu ticken]',
    '[Der Klang schwillt an, während die Node erwacht]',
    '[Das Ticken stockt und verstummt]',
    '[Ein sanftes Horn gibt Alarm, dreimal]',
    '[Das Ticken setzt wieder ein; ein warmer Akkord löst sich auf]',
    '[Eine Glocke]',
  ],
}
