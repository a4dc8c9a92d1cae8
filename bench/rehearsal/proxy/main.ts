import { apiPaths } from '@network-site/site/paths'
/** Runs the load balancer. Its port is the first argument; the server ports arrive as IPC messages. */
import { createBalancer } from './balancer.ts'

process.once('disconnect', () => process.exit(0))

const balancer = createBalancer({ repeatablePaths: [apiPaths.remoteMint] })
process.on('message', ({ servers }: { servers: number[] }) => balancer.setServers(servers))
balancer.server.listen(Number(process.argv[2]), '127.0.0.1', 4096, () => process.send?.('ready'))
