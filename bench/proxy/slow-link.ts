import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

type Link = { delayMilliseconds: number; bytesPerSecond: number }

/** A link like a phone's between a browser and a port of this machine: each byte is late, and all of them share a rate. */
export async function openSlowLink(port: number, link: Link): Promise<{ port: number; close: () => void }> {
  const sockets = new Set<Socket>()
  const downlink = { freeAt: 0 }
  const uplink = { freeAt: 0 }
  const server = createServer({ noDelay: true }, (browser) => {
    const site = connect({ port, noDelay: true })
    for (const socket of [browser, site]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    carry(browser, site, { ...link, line: uplink })
    carry(site, browser, { ...link, line: downlink })
  }).listen(0)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Hands on what one end writes, in order: once the line was free for it, and after the delay. */
function carry(
  from: Socket,
  to: Socket,
  { delayMilliseconds, bytesPerSecond, line }: Link & { line: { freeAt: number } },
): void {
  let handedOn = Promise.resolve()
  from.on('data', (bytes) => {
    line.freeAt = Math.max(line.freeAt, performance.now()) + (bytes.length / bytesPerSecond) * 1000
    const freeAt = line.freeAt
    handOnAt(freeAt + delayMilliseconds, () => to.writable && to.write(bytes))
    // No more than the line can carry is taken from the sender.
    from.pause()
    void until(freeAt).then(() => from.resume())
  })
  from.on('end', () => handOnAt(line.freeAt + delayMilliseconds, () => to.end()))

  function handOnAt(time: number, handOn: () => void): void {
    handedOn = handedOn.then(() => until(time)).then(handOn)
  }
}

function until(time: number): Promise<void> {
  return sleep(Math.max(0, time - performance.now()))
}
