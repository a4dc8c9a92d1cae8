import { turnedSolid, type Facet } from './facets.ts'

/** A tall crystal with a belt of light. */
export function crystal(sides = 7): Facet[] {
  return turnedSolid(
    [
      { radius: 0.01, y: -1.55 },
      { radius: 0.5, y: -0.72 },
      { radius: 0.66, y: -0.08 },
      { radius: 0.66, y: 0.02, litWithin: 181 },
      { radius: 0.46, y: 0.74 },
      { radius: 0.2, y: 1.18 },
      { radius: 0.01, y: 1.5 },
    ],
    { sides },
  )
}

/** A flat plate with a bevelled rim and a seam of light around it; `y` is its upper side. */
export function plate({
  radius,
  y,
  height,
  sides = 6,
}: {
  radius: number
  y: number
  height: number
  sides?: number
}): Facet[] {
  return turnedSolid(
    [
      { radius: radius * 0.9, y: y - height },
      { radius, y: y - height * 0.72 },
      { radius, y: y - height * 0.46 },
      { radius, y: y - height * 0.38, litWithin: 181 },
      { radius, y: y - height * 0.2 },
      { radius: radius * 0.95, y },
      { radius: radius * 0.74, y },
      { radius: radius * 0.73, y: y - height * 0.12 },
      { radius: radius * 0.5, y: y - height * 0.12 },
      { radius: radius * 0.48, y: y - height * 0.02 },
      { radius: 0.001, y: y - height * 0.02 },
    ],
    { sides, isStaggered: false },
  )
}

/** A tower on steps, with a window of light near its top. */
export function tower(): Facet[] {
  return turnedSolid(
    [
      { radius: 1.02, y: -1.5 },
      { radius: 1.02, y: -1.34 },
      { radius: 0.8, y: -1.34 },
      { radius: 0.78, y: -1.2 },
      { radius: 0.5, y: -1.2 },
      { radius: 0.36, y: -0.42 },
      { radius: 0.36, y: -0.34 },
      { radius: 0.5, y: -0.26 },
      { radius: 0.5, y: 0.26, litWithin: 64 },
      { radius: 0.6, y: 0.34 },
      { radius: 0.56, y: 0.44 },
      { radius: 0.2, y: 0.78 },
      { radius: 0.01, y: 0.86 },
    ],
    { sides: 8, isStaggered: false },
  )
}
