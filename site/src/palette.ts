import type { Palette } from './schema/palette.ts'

/** The colours that pictures and films are drawn from. `npm run media` draws them anew. */
export const palette = {
  ink: '#07080B',
  inkRaised: '#0E1015',
  graphite: '#1B1E24',
  steel: '#6F7782',
  bone: '#EFE9DD',
  brass: '#C9A063',
  brassDeep: '#7A5527',
  accent: '#E5322D',
  accentDeep: '#8E1412',
  accentHot: '#FF7A5C',
  oxblood: '#4A0D10',
  verdigris: '#4FA08B',
  ice: '#A9C4D6',
} as const satisfies Palette
