/** The parts whose failures are recorded, minute by minute. */
export const statusParts = ['chain', 'minting', 'database', 'mail'] as const
export type StatusPart = (typeof statusParts)[number]

/** How many days of the record are shown, today among them. */
export const statusDays = 90
