/** A colour between two, both as hex triples. A share of 0 is the first. */
export function mixColour(first: string, second: string, share: number): string {
  const [one, two] = [channels(first), channels(second)]
  const part = Math.min(1, Math.max(0, share))
  return hex(one.map((value, index) => value + ((two[index] ?? 0) - value) * part))
}

/** A colour with light added to it. */
export function addLight(colour: string, light: string, strength: number): string {
  const added = channels(light)
  return hex(channels(colour).map((value, index) => value + (added[index] ?? 0) * strength))
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function hex(values: number[]): string {
  return `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
