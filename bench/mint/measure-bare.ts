import { network } from '@network-site/site/network'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { withProcess } from '../with-process.ts'
import { summarise, type Measure } from './measure.ts'
import { runLoad } from './run-load.ts'

const serverFile = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

/**
 * (d) The same load against a bare HTTP server that mints nothing. With one request per mint, no server can be faster on
 * this machine, however fast the chain is.
 */
export function measureBare({ mints, connections }: { mints: number; connections: number }): Promise<Measure> {
  return withProcess(serverFile, async (server) => {
    const [port] = (await once(server, 'message')) as [number]
    const message = network.signingMessage
    const { latencies, tookMilliseconds } = await runLoad({ ports: [port], message, mints, connections })
    return summarise(latencies, tookMilliseconds)
  })
}
