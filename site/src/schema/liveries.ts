import { z } from 'zod'
import { colour } from './text.ts'

const share = z.number().min(0).max(1)
const coat = z.strictObject({ colour, metal: share, rough: share })

/** One paint scheme of the collection. */
const livery = z.strictObject({
  armour: coat,
  under: coat,
  trim: coat,
  cloth: colour,
  glow: colour,
  /** Light from behind, on each side. */
  rimLeft: colour,
  rimRight: colour,
  haze: colour,
  paint: colour,
})

/** By the name that the trait `Livery` gives them. */
export const liveriesSchema = z.record(z.string(), livery)

export type Coat = z.infer<typeof coat>
export type Livery = z.infer<typeof livery>
