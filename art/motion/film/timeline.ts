/** The start and end of each shot in seconds, used by footage, titles, and sound. */
export const shots = {
  proposal: { from: 0, to: 4.5 },
  dilemma: { from: 4.5, to: 8.5 },
  watch: { from: 8.5, to: 13 },
  incorrect: { from: 13, to: 16.5 },
  alarm: { from: 16.5, to: 21 },
  honest: { from: 21, to: 23.5 },
  rewards: { from: 23.5, to: 30.5 },
} as const

/** The start and end of each event in the shots. */
export const cues = {
  wake: [8.9, 10.9],
  turn: [10.4, 12.2],
  mismatch: [14.1, 14.9],
  alert: [14.4, 15.5],
  lift: [18.2, 19.4],
  replace: [19.4, 20],
} as const

export type ShotName = keyof typeof shots
export const filmSeconds = shots.rewards.to

/** The time of one escapement step. */
export const tickSeconds = 1.25
/** The mechanism stops until the incorrect block is gone. */
export const stopAt = 15
export const resumeAt = 20

/** Returns the ticks since the start of the film; the fraction is the time within a tick. */
export function ticksAt(seconds: number): number {
  const stopped = stopAt / tickSeconds
  if (seconds < stopAt) return seconds / tickSeconds
  if (seconds < resumeAt) return stopped - 1e-6
  return stopped + (seconds - resumeAt) / tickSeconds
}

/** Returns the alarm's strength: three swells that rise faster than they fall. */
export function alarmAt(seconds: number): number {
  const since = seconds - shots.alarm.from
  if (since < 0 || since > 4.2) return 0
  const beat = since % 1.4
  const swell = beat < 0.25 ? beat / 0.25 : Math.exp(-(beat - 0.25) * 2.2)
  return swell * (since > 2.8 ? 0.6 : 1)
}
