/** The load balancer of the rehearsal, as a process: its port on the command line, the servers' ports by message. */
import { createBalancer } from './balancer.ts'

process.once('disconnect', () => process.exit(0))

const balancer = createBalancer({ repeatablePaths: ['/vanguard-nft-drop/remote-mint'] })
process.on('message', ({ servers }: { servers: number[] }) => balancer.setServers(servers))
balancer.server.listen(Number(process.argv[2]), '127.0.0.1', 4096, () => process.send?.('ready'))
