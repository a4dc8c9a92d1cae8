import { z } from 'zod'

/** SVG shapes. In them `{ink}` stands for the colour of the lines, `{accent}` for the one that stands out. */
const shapes = z.array(z.string().startsWith('<', 'must be an SVG shape')).min(1)

export const markSchema = z.strictObject({
  /** On a 64-unit square: beside the name, and on the icons of home screens. */
  large: shapes,
  /** The same with heavier lines, for tabs. */
  small: shapes,
  /** On a 16-unit square, for an icon of 16 pixels. */
  tiny: shapes,
})

export type Mark = z.infer<typeof markSchema>
