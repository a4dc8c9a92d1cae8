import { freePort } from '@network-site/sandbox/chain/free-port'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Proxy = {
  url: string
  setServers: (ports: number[]) => void
  stop: () => Promise<void>
}

/** Starts the load balancer as a process of its own. */
export async function startProxy(logFile: string): Promise<Proxy> {
  const port = await freePort()
  const log = openSync(logFile, 'a')
  const proxy = fork(fileURLToPath(new URL('../proxy/main.ts', import.meta.url)), [String(port)], {
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  await once(proxy, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    setServers: (ports) => void proxy.send({ servers: ports }),
    stop: async () => {
      proxy.kill('SIGTERM')
      await once(proxy, 'exit')
    },
  }
}
