import { palette } from './brand.ts'

const brass = { color: palette.brass, metal: 1, rough: 0.24 }
const gunmetal = { color: '#5A5F66', metal: 1, rough: 0.36 }
const blackened = { color: '#2A2C31', metal: 1, rough: 0.34 }
const silver = { color: '#8C9098', metal: 1, rough: 0.32 }

/** The paint schemes of the collection. Colors outside the palette are close to one in it. */
export const liveries = {
  Obsidian: {
    armour: { color: '#1E1F24', metal: 0.55, rough: 0.2 },
    under: blackened,
    trim: brass,
    cloth: palette.accentDeep,
    glow: palette.accent,
    rimLeft: palette.ice,
    rimRight: palette.accent,
    haze: '#8E1714',
    paint: palette.brass,
  },
  Gunmetal: {
    armour: { color: '#858B94', metal: 1, rough: 0.33 },
    under: blackened,
    trim: { color: '#2B2D31', metal: 1, rough: 0.3 },
    cloth: '#1B1E24',
    glow: palette.accent,
    rimLeft: palette.ice,
    rimRight: palette.accent,
    haze: '#56616D',
    paint: palette.accent,
  },
  Bone: {
    armour: { color: '#CFC6B4', metal: 0, rough: 0.38 },
    under: blackened,
    trim: brass,
    cloth: palette.accent,
    glow: palette.accent,
    rimLeft: palette.bone,
    rimRight: palette.accent,
    haze: '#54504A',
    paint: palette.accent,
  },
  Brass: {
    armour: { color: '#CFA262', metal: 1, rough: 0.27 },
    under: blackened,
    trim: { color: '#3A2C1C', metal: 1, rough: 0.35 },
    cloth: palette.oxblood,
    glow: palette.accent,
    rimLeft: '#FFE2B0',
    rimRight: palette.accent,
    haze: '#5A3A18',
    paint: palette.ink,
  },
  Oxblood: {
    armour: { color: '#5E0F12', metal: 0.25, rough: 0.22 },
    under: blackened,
    trim: brass,
    cloth: '#141417',
    glow: '#FF8A4A',
    rimLeft: palette.bone,
    rimRight: '#FF8A4C',
    haze: '#59201A',
    paint: palette.brass,
  },
  Crimson: {
    armour: { color: '#C8201C', metal: 0.15, rough: 0.26 },
    under: gunmetal,
    trim: { color: '#E2D8C6', metal: 0.2, rough: 0.35 },
    cloth: '#A39B8C',
    glow: '#FFB98C',
    rimLeft: palette.bone,
    rimRight: palette.accentHot,
    haze: '#3B0E10',
    paint: palette.bone,
  },
  Ash: {
    armour: { color: '#A7A9A8', metal: 0.1, rough: 0.46 },
    under: gunmetal,
    trim: blackened,
    cloth: '#3A3D42',
    glow: palette.accentHot,
    rimLeft: palette.ice,
    rimRight: palette.accent,
    haze: '#4A5560',
    paint: palette.accentDeep,
  },
  Midnight: {
    armour: { color: '#1A2533', metal: 0.6, rough: 0.24 },
    under: gunmetal,
    trim: silver,
    cloth: '#1C2530',
    glow: palette.accent,
    rimLeft: '#8FB4DA',
    rimRight: palette.accent,
    haze: '#2C4256',
    paint: palette.bone,
  },
  Ember: {
    armour: { color: '#1C1917', metal: 0.5, rough: 0.4 },
    under: { color: '#8A4A2A', metal: 1, rough: 0.34 },
    trim: { color: '#C4703C', metal: 1, rough: 0.26 },
    cloth: '#6B2A14',
    glow: '#FF9A3C',
    rimLeft: '#FFB070',
    rimRight: '#FF5A28',
    haze: '#6B2C10',
    paint: '#FF9A3C',
  },
  Verdigris: {
    armour: { color: '#4E8F7E', metal: 0.45, rough: 0.42 },
    under: { color: '#6B5230', metal: 1, rough: 0.36 },
    trim: brass,
    cloth: '#17362F',
    glow: '#7DF2CB',
    rimLeft: '#9FE5CF',
    rimRight: palette.brass,
    haze: '#1C4A40',
    paint: palette.brass,
  },
  Gilt: {
    armour: { color: '#DCD0BA', metal: 0, rough: 0.3 },
    under: brass,
    trim: { color: '#E0B25E', metal: 1, rough: 0.18 },
    cloth: '#A89E8C',
    glow: palette.accent,
    rimLeft: '#FFF1D8',
    rimRight: '#FFCF8A',
    haze: '#7A5A30',
    paint: '#C9973F',
  },
}

export type Livery = (typeof liveries)[keyof typeof liveries]
export type Coat = Livery['armour']

/** The bare material below worn paint. */
export const bare = { metal: '#E8D9BC', paint: '#8F8B84' }
