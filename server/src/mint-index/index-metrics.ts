import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

export type IndexMetrics = ReturnType<typeof createIndexMetrics>

/** Creates the Prometheus metrics of the mint index. */
export function createIndexMetrics(registry: Registry) {
  const registers = [registry]
  const behindBlocks = new Gauge({
    name: 'mint_index_behind_blocks',
    help: 'Blocks that the mint index has not read yet.',
    registers,
  })
  let seen = { seconds: 0, atMilliseconds: performance.now() }
  // Grows while the chain or the database is unreachable.
  const behindSeconds: Gauge = new Gauge({
    name: 'mint_index_behind_seconds',
    help: 'Seconds between the last indexed block and the newest one, plus the time since the last check.',
    registers,
    collect: (): void => behindSeconds.set(seen.seconds + (performance.now() - seen.atMilliseconds) / 1000),
  })
  const applied = new Counter({
    name: 'mint_index_events_applied_total',
    help: 'Events that this process has written to the mint index.',
    registers,
  })
  const undone = new Counter({
    name: 'mint_index_events_undone_total',
    help: 'Events that this process has undone because their blocks were replaced.',
    registers,
  })
  const reorganizations = new Histogram({
    name: 'mint_index_reorganization_blocks',
    help: 'Reorganizations that this process has followed, by the number of indexed blocks that it has undone.',
    buckets: [1, 2, 3, 6, 12, 32, 64, 256],
    registers,
  })
  return {
    positionSeen(behind: { blocks: number; seconds: number }): void {
      behindBlocks.set(behind.blocks)
      seen = { seconds: behind.seconds, atMilliseconds: performance.now() }
    },
    eventsApplied: (count: number): void => applied.inc(count),
    reorganized({ blocks, events }: { blocks: number; events: number }): void {
      reorganizations.observe(blocks)
      undone.inc(events)
    },
  }
}
