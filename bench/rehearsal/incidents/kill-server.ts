import type { Incident } from '../incident.ts'

export const killServer: Incident = {
  id: 'kill-server',
  name: 'a server is killed (kill -9)',
  play: async ({ deployment }) => {
    await deployment.servers[0]?.kill()
  },
}
