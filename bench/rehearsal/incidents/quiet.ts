import { setTimeout as sleep } from 'node:timers/promises'
import type { Incident } from '../incident.ts'

/** What the same visitors see when nothing is wrong. */
export const quiet: Incident = {
  id: 'quiet',
  name: 'nothing happens, for comparison',
  play: async () => {
    await sleep(10_000)
  },
}
