export type Vector = readonly [number, number, number]
/** A rotation as three rows. */
export type Turn = readonly [Vector, Vector, Vector]

export const still: Turn = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** Rotation about x, y or z by an angle in radians. */
export function turnAbout(axis: 'x' | 'y' | 'z', angle: number): Turn {
  const c = Math.cos(angle),
    s = Math.sin(angle)
  if (axis === 'x')
    return [
      [1, 0, 0],
      [0, c, -s],
      [0, s, c],
    ]
  if (axis === 'y')
    return [
      [c, 0, s],
      [0, 1, 0],
      [-s, 0, c],
    ]
  return [
    [c, -s, 0],
    [s, c, 0],
    [0, 0, 1],
  ]
}

/** Applies turns from right to left, as matrices are written. */
export function compose(...turns: Turn[]): Turn {
  return turns.reduce((left, right) => {
    const cell = (row: number, column: number) =>
      [0, 1, 2].reduce((sum, k) => sum + (left[row]?.[k] ?? 0) * (right[k]?.[column] ?? 0), 0)
    const row = (r: number): Vector => [cell(r, 0), cell(r, 1), cell(r, 2)]
    return [row(0), row(1), row(2)]
  }, still)
}

/** The vector as the turn leaves it. */
export function rotate(turn: Turn, [x, y, z]: Vector): Vector {
  const [a, b, c] = turn
  return [a[0] * x + a[1] * y + a[2] * z, b[0] * x + b[1] * y + b[2] * z, c[0] * x + c[1] * y + c[2] * z]
}
