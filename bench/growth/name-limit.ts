export type Limit = 'chain' | 'processor' | 'database' | 'none of the three'

export type Usage = { gasShare: number; processorShare: number; sessionsWaiting: number }

const fullShare = 0.9

/** What kept mints from being faster: full blocks, busy cores, or sessions that wait inside Postgres. */
export function nameLimit({ gasShare, processorShare, sessionsWaiting }: Usage): Limit {
  if (gasShare >= fullShare) return 'chain'
  if (processorShare >= fullShare) return 'processor'
  if (sessionsWaiting >= 1) return 'database'
  return 'none of the three'
}
