import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Returns the minimal environment of a child Node process: its path and startup cache, but no configuration. */
export function nodeEnvironment(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...(NODE_OPTIONS && { NODE_OPTIONS }) }
}

/** Resolves when a server process reports that it is ready. Throws if it exits first. */
export async function untilReady(child: ChildProcess, describeExit: (code: number | null) => string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.on('message', (message) => {
    if (typeof message === 'object' && 'ready' in message) resolve()
  })
  child.once('close', (code) => reject(new Error(describeExit(code))))
  return promise
}

/** Returns a loopback port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
