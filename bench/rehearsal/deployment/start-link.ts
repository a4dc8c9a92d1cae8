import { freePort } from '@network-site/sandbox/child-process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Link = Awaited<ReturnType<typeof startLink>>

/** Starts the network link between the proxy and one server, which listens on `serverPort`. */
export async function startLink() {
  const serverPort = await freePort()
  let isCut = false
  const pairs = new Set<[Socket, Socket]>()
  const listener = createServer((near) => {
    const far = connect(serverPort, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near]] as const) {
      from.setNoDelay(true)
      from.on('data', (bytes) => {
        if (!isCut) to.write(bytes)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        // First delivers what a process sent before it died.
        if (!isCut) to.destroySoon()
        if (near.destroyed && far.destroyed) pairs.delete(pair)
      })
    }
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const endAll = () => pairs.forEach((pair) => pair.forEach((socket) => socket.destroy()))
  return {
    serverPort,
    port: (listener.address() as AddressInfo).port,
    /** Drops all traffic silently, like an unplugged cable. */
    cut: () => {
      isCut = true
    },
    restore: () => {
      isCut = false
      // Close open connections, because their streams have gaps.
      endAll()
    },
    close: () => {
      listener.close()
      endAll()
    },
  }
}
