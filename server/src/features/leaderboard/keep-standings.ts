import type { SeasonKey } from './read-standings.ts'
import type { Standings } from './standings.ts'

export type KeepStandingsOptions = {
  read: (key: SeasonKey) => Promise<Standings>
  nowMilliseconds: () => number
  /** They are read again after so long, while those who ask get the old ones. */
  freshMilliseconds?: number
  /** Older ones are waited for. */
  mostMilliseconds?: number
}

type Kept = { standings: Standings; readAt: number }

/** Keeps the standings of seasons in memory. Nobody waits for a new read unless nobody has asked for a while. */
export function keepStandings(options: KeepStandingsOptions) {
  const { read, nowMilliseconds, freshMilliseconds = 5000, mostMilliseconds = 30_000 } = options
  const kept = new Map<string, Kept>()
  const reading = new Map<string, Promise<Kept>>()

  function start(id: string, key: SeasonKey): Promise<Kept> {
    const running = reading.get(id)
    if (running) return running
    const readAt = nowMilliseconds()
    const started = read(key)
      .then((standings) => {
        kept.set(id, { standings, readAt })
        return { standings, readAt }
      })
      .finally(() => reading.delete(id))
    reading.set(id, started)
    // Whoever waits for it hears of a failure; the others keep what there is.
    started.catch(() => undefined)
    return started
  }

  return async (key: SeasonKey): Promise<Standings> => {
    const id = `${key.chain}/${key.season}`
    const known = kept.get(id)
    const age = known ? nowMilliseconds() - known.readAt : Number.POSITIVE_INFINITY
    if (known && age < freshMilliseconds) return known.standings
    const started = start(id, key)
    return known && age < mostMilliseconds ? known.standings : (await started).standings
  }
}
