/** A colour between two, both as hex triples. A share of 0 is the first. */
export function mixColour(first: string, second: string, share: number): string {
  const [one, two] = [channels(first), channels(second)]
  return hex(one.map((value, index) => value + ((two[index] ?? 0) - value) * share))
}

/** The same colour further round the colour wheel. */
export function turnHue(colour: string, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle) / Math.sqrt(3)]
  const [r, g, b] = channels(colour) as [number, number, number]
  const grey = (r + g + b) / 3
  const turn = (own: number, next: number, last: number) => grey + (own - grey) * cos + (last - next) * sin
  return hex([turn(r, g, b), turn(g, b, r), turn(b, r, g)])
}

/** How bright a colour is, from 0 to 1, as WCAG measures it. */
export function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function hex(values: number[]): string {
  const digits = (value: number) => Math.round(Math.min(255, Math.max(0, value))).toString(16)
  return `#${values.map((value) => digits(value).padStart(2, '0')).join('')}`
}
