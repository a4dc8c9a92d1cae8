/** The parts whose failures are recorded per minute. */
export const statusParts = ['chain', 'minting', 'database', 'mail'] as const
export type StatusPart = (typeof statusParts)[number]

/** The number of days shown, including today. */
export const statusDays = 90
