import { setTimeout as sleep } from 'node:timers/promises'
import type { HealthPart } from '../features/health/health-routes.ts'

export type Leaving = {
  /** Not ready once the process was told to end. */
  part: HealthPart
  /** Resolves when load balancers have had their time to notice. */
  leave: () => Promise<void>
}

/** Lets a process say at `/readyz` that it is about to end, and serve on for a while. */
export function createLeaving(milliseconds: number): Leaving {
  let isLeaving = false
  return {
    part: {
      name: 'process',
      ping: async () => {
        if (isLeaving) throw new Error('it was told to end')
      },
      isNeededToServe: true,
    },
    leave: async () => {
      isLeaving = true
      await sleep(milliseconds)
    },
  }
}
