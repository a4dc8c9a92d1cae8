import { Counter, Gauge, type Registry } from 'prom-client'

export type IndexMetrics = ReturnType<typeof createIndexMetrics>

/** What an operator can see of the record of mints. */
export function createIndexMetrics(registry: Registry) {
  const registers = [registry]
  const behindBlocks = new Gauge({
    name: 'mint_index_behind_blocks',
    help: 'Blocks of the chain that the record of mints has not read yet.',
    registers,
  })
  let seen = { seconds: 0, atMilliseconds: performance.now() }
  // Where nothing is seen any more, it grows.
  const behindSeconds: Gauge = new Gauge({
    name: 'mint_index_behind_seconds',
    help: 'Time between the last block that was read and the newest one, and since that was known.',
    registers,
    collect: (): void => behindSeconds.set(seen.seconds + (performance.now() - seen.atMilliseconds) / 1000),
  })
  const applied = new Counter({
    name: 'mint_index_events_applied_total',
    help: 'Events that this process has written to the record of mints.',
    registers,
  })
  const undone = new Counter({
    name: 'mint_index_events_undone_total',
    help: 'Events that this process took back, since their blocks were replaced.',
    registers,
  })
  return {
    positionSeen(behind: { blocks: number; seconds: number }): void {
      behindBlocks.set(behind.blocks)
      seen = { seconds: behind.seconds, atMilliseconds: performance.now() }
    },
    eventsApplied: (count: number): void => applied.inc(count),
    eventsUndone: (count: number): void => undone.inc(count),
  }
}
