import type { Palette } from '@network-site/site/schema/palette'
import { mixColour, turnHue } from './mix-colour.ts'

/** The colours of pictures, from the two that were chosen. */
export function derivePalette(accent: string, background: string): Palette {
  const bone = mixColour('#f4f1ea', accent, 0.06)
  const steel = mixColour(background, '#d5dde6', 0.5)
  const brass = mixColour('#cbb591', accent, 0.12)
  return {
    ink: background,
    inkRaised: mixColour(background, '#ffffff', 0.035),
    graphite: mixColour(background, '#ffffff', 0.1),
    steel,
    bone,
    brass,
    brassDeep: mixColour(brass, background, 0.55),
    accent,
    accentDeep: mixColour(accent, '#000000', 0.42),
    accentHot: mixColour(accent, '#ffffff', 0.42),
    oxblood: mixColour(accent, '#000000', 0.7),
    verdigris: mixColour(turnHue(accent, 60), steel, 0.4),
    ice: mixColour(steel, '#ffffff', 0.55),
  }
}
