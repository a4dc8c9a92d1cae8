import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The network between the proxy and one server. */
export type Link = {
  port: number
  /** From now on nothing comes through and nobody is told, as when a cable is pulled. */
  cut: () => void
  mend: () => void
  close: () => void
}

export async function startLink(serverPort: number): Promise<Link> {
  let isCut = false
  const pairs = new Set<[Socket, Socket]>()
  const listener = createServer((near) => {
    const far = connect(serverPort, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near]] as const) {
      from.setNoDelay(true)
      from.on('data', (bytes) => {
        // What was on its way when the cable was pulled is lost.
        if (!isCut) to.write(bytes)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        if (!isCut) to.destroy()
        if (near.destroyed && far.destroyed) pairs.delete(pair)
      })
    }
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const endAll = () => pairs.forEach((pair) => pair.forEach((socket) => socket.destroy()))
  return {
    port: (listener.address() as AddressInfo).port,
    cut: () => {
      isCut = true
    },
    mend: () => {
      isCut = false
      // Their streams have gaps: no connection outlives a long cut.
      endAll()
    },
    close: () => {
      listener.close()
      endAll()
    },
  }
}
