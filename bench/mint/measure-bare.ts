import { network } from '@network-site/site/network'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { summarise, type Measure } from './measure.ts'
import { runLoad } from './run-load.ts'

const serverFile = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

/**
 * (d) The same load against a bare HTTP server that mints nothing. With one request per mint, no server can be faster on
 * this machine, however fast the chain is.
 */
export async function measureBare({ mints, connections }: { mints: number; connections: number }): Promise<Measure> {
  const server = fork(serverFile)
  const [port] = (await once(server, 'message')) as [number]
  try {
    const message = network.signingMessage
    const { latencies, tookMilliseconds } = await runLoad({ ports: [port], message, mints, connections })
    return summarise(latencies, tookMilliseconds)
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}
