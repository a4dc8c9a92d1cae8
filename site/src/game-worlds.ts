export type GameWorld = {
  /** The lines of the title on the key art. */
  lettering: string[]
  /** Top and bottom of the lettering's gradient, its shadow, and the color of its ornament. */
  ink: [string, string]
  shade: string
  spark: string
  icon: { ground: [string, string]; ink: string; spark: string }
  /** The colors of the scene, by the names that its code uses. */
  colors: Record<string, string>
}
export type GameWorlds = Record<string, GameWorld>

/** The lettering and colors of each game's key art and icon, by the game's slug. */
export const gameWorlds: GameWorlds = {
  'roche-line': {
    lettering: ['ROCHE', 'LINE'],
    ink: ['#FFF3DC', '#E9A65A'],
    shade: '#120A04',
    spark: '#3BD3E8',
    icon: { ground: ['#2A1B10', '#C9824A'], ink: '#FFF0D8', spark: '#2A1B10' },
    colors: {
      sun: '#FFE7C5',
      engine: '#FF954B',
      gate: '#89EDF9',
      band: '#E5C8A6',
      cream: '#F6EAD4',
      rust: '#BC896C',
      storm: '#89ADB5',
      stripe: '#E15938',
    },
  },
  brassmarch: {
    lettering: ['BRASSMARCH'],
    ink: ['#FFE7B8', '#B9742B'],
    shade: '#1B0D05',
    spark: '#1B0D05',
    icon: { ground: ['#2B1608', '#9A5A20'], ink: '#FFDF9E', spark: '#2B1608' },
    colors: {
      sun: '#FFC881',
      dusk: '#957365',
      furnace: '#FF8B3F',
      brass: '#AD8959',
      polished: '#F1CB90',
      horizon: '#E5AA73',
      zenith: '#4D525D',
      pennant: '#452924',
    },
  },
  'fathom-debt': {
    lettering: ['FATHOM', 'DEBT'],
    ink: ['#E9FFF8', '#2FA79B'],
    shade: '#01090B',
    spark: '#FFB03B',
    icon: { ground: ['#021316', '#0F5B5C'], ink: '#C8FFF2', spark: '#021316' },
    colors: {
      lamp: '#FFD48B',
      glow: '#59EDE1',
      iris: '#EDBC45',
      rim: '#59E1C4',
      hull: '#E18B30',
    },
  },
  lofthold: {
    lettering: ['Lofthold'],
    ink: ['#FFFDF6', '#FFE1BE'],
    shade: '#23384A',
    spark: '#E5523A',
    icon: { ground: ['#1F4A66', '#F0A873'], ink: '#FFF8EA', spark: '#E5523A' },
    colors: {
      dawn: '#FFDAB1',
      high: '#5986A6',
      roof: '#DD7C59',
      slate: '#7C95A2',
      balloon: '#E7614B',
    },
  },
  vesperine: {
    lettering: ['VESPERINE'],
    ink: ['#FFF6EC', '#E8B9A8'],
    shade: '#160606',
    spark: '#E5322D',
    icon: { ground: ['#120606', '#5A1A16'], ink: '#F4E4D8', spark: '#E5322D' },
    colors: {
      light: '#F33C30',
      salt: '#EFE7DD',
      horizon: '#CEBFAF',
      zenith: '#42454B',
      corona: '#FFAD95',
    },
  },
}
