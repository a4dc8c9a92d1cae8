import { eventually } from '../../../server/test/eventually.ts'
import type { Deployment } from '../deployment/start-deployment.ts'
import { isHealthy } from '../is-whole.ts'
import type { Incident } from '../incident.ts'

/** Start the new one beside the old one, wait until it is ready, end the old one by SIGTERM: docs/guides/operating.md says so. */
export const deploy: Incident = {
  id: 'deploy',
  name: 'a new version is deployed, servers and relayers',
  play: async ({ deployment, note }) => {
    const codes: Array<number | null> = []
    for (const index of deployment.servers.keys()) codes.push(await replaceServer(deployment, index))
    for (const index of deployment.relayers.keys()) codes.push(await replaceRelayer(deployment, index))
    note(`exit codes of the old processes: ${codes.join(', ')}`)
  },
}

async function replaceServer(deployment: Deployment, index: number): Promise<number | null> {
  const { servers, publish } = deployment
  const old = servers[index]
  if (!old) throw new Error('no such server')
  servers.push(await deployment.startServer())
  publish()
  await eventually(() => isHealthy(`${servers.at(-1)?.url}/readyz`), 60_000)
  const code = await old.stop()
  old.link.close()
  servers[index] = servers.pop() as typeof old
  publish()
  return code
}

async function replaceRelayer(deployment: Deployment, index: number): Promise<number | null> {
  const { relayers } = deployment
  const fresh = await deployment.startRelayer()
  const code = await relayers[index]?.stop()
  relayers[index] = fresh
  return code ?? null
}
