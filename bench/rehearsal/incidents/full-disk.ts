import { setTimeout as sleep } from 'node:timers/promises'
import type { Incident } from '../incident.ts'

export const fullDisk: Incident = {
  id: 'full-disk',
  name: 'the disk of database and servers is full, for 15 s',
  play: async ({ deployment: { disk } }) => {
    if (!disk) return { skipped: 'Only root on Linux may mount the small disk that this fills.' }
    await disk.fill()
    await sleep(15_000)
    await disk.free()
    return undefined
  },
}
