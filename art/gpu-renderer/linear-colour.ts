/** Turns a hex colour into linear-light RGB, which is what shaders compute in. */
export function linearColour(hex: string): [number, number, number] {
  const channel = (at: number) => {
    const encoded = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** Writes a hex colour as a GLSL `vec3` literal in linear light. */
export function glslColour(hex: string): string {
  return `vec3(${linearColour(hex)
    .map((value) => value.toFixed(6))
    .join(',')})`
}
