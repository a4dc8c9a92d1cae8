import type { Palette } from '@network-site/site/schema/palette'
import { facts } from './facts.ts'

/** The colours that pictures are drawn from. `node art/draw-placeholders.ts` draws the placeholders anew. */
export const palette: Palette = facts.palette
