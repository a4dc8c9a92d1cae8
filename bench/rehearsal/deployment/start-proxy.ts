import { freePort } from '@network-site/sandbox/child-process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Starts the load balancer in a child process. */
export async function startProxy(logFile: string) {
  const port = await freePort()
  const log = openSync(logFile, 'a')
  const proxy = fork(fileURLToPath(new URL('../proxy/main.ts', import.meta.url)), [String(port)], {
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  await once(proxy, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    setServers: (ports: number[]) => void proxy.send({ servers: ports }),
    stop: async () => {
      proxy.kill('SIGTERM')
      await once(proxy, 'exit')
    },
  }
}

export type Link = Awaited<ReturnType<typeof startLink>>

/** Starts the network link between the proxy and one server. */
export async function startLink(serverPort: number) {
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
