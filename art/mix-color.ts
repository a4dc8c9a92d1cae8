/** Returns a mix of two hex colors. A share of 0 is the first. */
export function mixColor(first: string, second: string, share: number): string {
  const [one, two] = [channels(first), channels(second)]
  const part = Math.min(1, Math.max(0, share))
  return hex(one.map((value, index) => value + ((two[index] ?? 0) - value) * part))
}

export function addLight(color: string, light: string, strength: number): string {
  const added = channels(light)
  return hex(channels(color).map((value, index) => value + (added[index] ?? 0) * strength))
}

/** Returns the color with its hue rotated. */
export function turnHue(color: string, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle) / Math.sqrt(3)]
  const [r, g, b] = channels(color) as [number, number, number]
  const gray = (r + g + b) / 3
  const turn = (own: number, next: number, last: number) => gray + (own - gray) * cos + (last - next) * sin
  return hex([turn(r, g, b), turn(g, b, r), turn(b, r, g)])
}

/** Returns the relative luminance (WCAG) of a color, from 0 to 1. */
export function luminance(color: string): number {
  const [r, g, b] = linearColor(color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns a hex color as linear RGB, as shaders need it. */
export function linearColor(color: string): [number, number, number] {
  const linear = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const [r, g, b] = channels(color) as [number, number, number]
  return [linear(r), linear(g), linear(b)]
}

/** Writes a hex color as a GLSL `vec3` literal in linear light. */
export function glslColor(color: string): string {
  return `vec3(${linearColor(color)
    .map((value) => value.toFixed(6))
    .join(',')})`
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

function hex(values: number[]): string {
  const digits = (value: number) => Math.round(Math.min(255, Math.max(0, value))).toString(16)
  return `#${values.map((value) => digits(value).padStart(2, '0')).join('')}`
}
