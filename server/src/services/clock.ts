/** The time, handed in so that a test can choose it. */
export type Clock = { nowMilliseconds: () => number }

export const systemClock: Clock = { nowMilliseconds: () => Date.now() }
