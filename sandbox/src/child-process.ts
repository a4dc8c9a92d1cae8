import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** What a Node process of ours needs of the environment to be found and to start soon, and nothing that would change how it works. */
export function nodeEnvironment(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...(NODE_OPTIONS && { NODE_OPTIONS }) }
}

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
