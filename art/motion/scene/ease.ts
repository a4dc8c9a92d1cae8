/** A step per unit of time, each with a quick, damped advance: the gait of an escapement. */
export function escapement(time: number, moveShare = 0.45): number {
  const whole = Math.floor(time),
    part = Math.min((time - whole) / moveShare, 1)
  const settled = 1 - (1 - part) ** 3 * Math.cos(part * 7)
  return whole + settled
}

/** Zero to one with no speed at either end. */
export function smooth(from: number, to: number, value: number): number {
  const x = Math.min(Math.max((value - from) / (to - from), 0), 1)
  return x * x * x * (x * (x * 6 - 15) + 10)
}

/** A sine that completes whole periods in the loop. */
export function sway(share: number, periods = 1, offset = 0): number {
  return Math.sin((share * periods + offset) * Math.PI * 2)
}
