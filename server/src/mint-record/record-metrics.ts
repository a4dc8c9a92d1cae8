import { Counter, Gauge, type Registry } from 'prom-client'

export type RecordMetrics = ReturnType<typeof createRecordMetrics>

/** What an operator can see of the record of mints. */
export function createRecordMetrics(registry: Registry) {
  const registers = [registry]
  const behindBlocks = new Gauge({
    name: 'mint_record_behind_blocks',
    help: 'Blocks of the chain that the record of mints has not read yet.',
    registers,
  })
  const behindSeconds = new Gauge({
    name: 'mint_record_behind_seconds',
    help: 'Time between the last block that was read and the newest one.',
    registers,
  })
  const applied = new Counter({
    name: 'mint_record_events_applied_total',
    help: 'Events that this process has written to the record of mints.',
    registers,
  })
  const undone = new Counter({
    name: 'mint_record_events_undone_total',
    help: 'Events that this process took back, since their blocks were replaced.',
    registers,
  })
  return {
    positionSeen(behind: { blocks: number; seconds: number }): void {
      behindBlocks.set(behind.blocks)
      behindSeconds.set(behind.seconds)
    },
    eventsApplied: (count: number): void => applied.inc(count),
    eventsUndone: (count: number): void => undone.inc(count),
  }
}
