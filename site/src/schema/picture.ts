import { z } from 'zod'
import { mediaPath } from './text.ts'

/** A picture at its full size. The build makes the smaller ones, and refuses one that is not of the size given here. */
export const pictureSchema = z.strictObject({
  src: mediaPath.endsWith('.avif', 'must be an .avif file'),
  width: z.int().positive(),
  height: z.int().positive(),
})
