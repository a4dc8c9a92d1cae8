import { palette } from '@network-site/site/palette'
import { mixColour } from './mix-colour.ts'

export type Size = { width: number; height: number }
type Glow = { x: number; y: number; radius: number; colour?: string; strength?: number }

/** What every picture is drawn with. */
export const stageColours = {
  dark: mixColour(palette.ink, '#000000', 0.35),
  body: mixColour(palette.steel, palette.ink, 0.35),
  accent: palette.accent,
  hot: mixColour(palette.accentHot, '#ffffff', 0.45),
  key: palette.bone,
}

export function svg({ width, height }: Size, body: string): Buffer {
  // Within the picture alone: a blur of what lies outside of it takes most of the time.
  const region = `filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<defs><filter id="blur-small" ${region}><feGaussianBlur stdDeviation="${width / 160}"/></filter>` +
      `<filter id="blur-large" ${region}><feGaussianBlur stdDeviation="${width / 40}"/></filter></defs>${body}</svg>`,
  )
}

/** Light that falls off in all directions. Each in a picture needs a name of its own. */
export function glow(name: string, { x, y, radius, colour = palette.accent, strength = 0.6 }: Glow): string {
  const stops = [
    [0, 1],
    [0.12, 0.62],
    [0.3, 0.27],
    [0.55, 0.09],
    [0.8, 0.02],
    [1, 0],
  ].map(([at = 0, share = 0]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${share * strength}"/>`)
  return (
    `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stops.join('')}</radialGradient>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${name})"/>`
  )
}

/** A dark ground, a little lighter towards the horizon. */
export function ground({ width, height }: Size, low: string = palette.inkRaised): string {
  return (
    `<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.ink}"/>` +
    `<stop offset=".62" stop-color="${low}"/><stop offset="1" stop-color="${mixColour(palette.ink, '#000000', 0.4)}"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`
  )
}

/** A scale of fine marks along an arc, as on an instrument. */
export function scale({ x, y, radius }: { x: number; y: number; radius: number }, opacity = 0.35): string {
  const marks = Array.from({ length: 120 }, (_, step) => {
    const angle = (step / 120) * 2 * Math.PI
    const inner = radius - (step % 10 === 0 ? radius * 0.045 : radius * 0.018)
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    return `M${(x + inner * sin).toFixed(1)} ${(y - inner * cos).toFixed(1)}L${(x + radius * sin).toFixed(1)} ${(y - radius * cos).toFixed(1)}`
  })
  return `<path d="${marks.join('')}" stroke="${palette.brass}" stroke-opacity="${opacity}" stroke-width="${Math.max(1, radius / 320)}" fill="none"/>`
}

/** The same numbers every time. */
export function seededNumbers(seed: number): () => number {
  let state = seed * 2654435761 + 1013904223
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/** Points of light in the dark. */
export function motes({ width, height }: Size, count: number, seed: number): string {
  const next = seededNumbers(seed)
  return Array.from({ length: count }, () => {
    const [x, y, size, strength] = [next() * width, next() * height, next(), next()]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.5 + size * size * (width / 700)).toFixed(2)}" fill="${strength > 0.7 ? palette.accentHot : palette.bone}" opacity="${(0.06 + 0.4 * strength * strength).toFixed(2)}"/>`
  }).join('')
}
