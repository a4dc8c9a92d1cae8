export type MarkColours = { orbit: string; body: string }

type Orbit = { radius: number; bodyRadius: number; bodyAngle: number }

/** Three concentric orbits, each with its body, on a 64-unit square. */
const orbits: readonly Orbit[] = [
  { radius: 27, bodyRadius: 4.4, bodyAngle: -47 },
  { radius: 17.6, bodyRadius: 3.7, bodyAngle: 151 },
  { radius: 8.2, bodyRadius: 3.7, bodyAngle: 38 },
]

/** Draws the mark. The innermost body is the accent: Layer 3, where the games are. */
export function markShapes({ orbit, body }: MarkColours, { weight = 2.5, gap = 2.3 } = {}): string {
  return orbits
    .map(({ radius, bodyRadius, bodyAngle }, index) => {
      const innermost = index === orbits.length - 1
      const halfGap = (Math.asin((bodyRadius + gap) / 2 / radius) * 2 * 180) / Math.PI
      const from = polar(radius, bodyAngle + halfGap)
      const to = polar(radius, bodyAngle - halfGap)
      const centre = polar(radius, bodyAngle)
      return (
        `<path d="M${from} A${radius} ${radius} 0 1 1 ${to}" fill="none" stroke="${orbit}" stroke-width="${weight}"/>` +
        `<circle cx="${centre.x}" cy="${centre.y}" r="${bodyRadius}" fill="${innermost ? body : orbit}"/>`
      )
    })
    .join('')
}

/** The mark for very small sizes: the innermost orbit has shrunk into its body. */
export function tinyMarkShapes({ orbit, body }: MarkColours): string {
  return (
    `<path d="M12.9 3.1A6.9 6.9 0 1 1 9.2 1.2" fill="none" stroke="${orbit}" stroke-width="1.3"/>` +
    `<circle cx="11.6" cy="2.5" r="1.45" fill="${orbit}"/>` +
    `<circle cx="8" cy="8" r="4" fill="none" stroke="${orbit}" stroke-width="1.15"/><circle cx="8" cy="8" r="1.75" fill="${body}"/>`
  )
}

function polar(radius: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180
  const x = Number((32 + radius * Math.cos(angle)).toFixed(3))
  const y = Number((32 + radius * Math.sin(angle)).toFixed(3))
  return { x, y, toString: () => `${x} ${y}` }
}
