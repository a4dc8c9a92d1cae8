import { setTimeout as sleep } from 'node:timers/promises'
import type { Incident } from '../incident.ts'

export const cutServer: Incident = {
  id: 'cut-server',
  name: 'the proxy is cut off from a server, for 10 s',
  play: async ({ deployment }) => {
    const link = deployment.servers[0]?.link
    link?.cut()
    await sleep(10_000)
    link?.mend()
  },
}
