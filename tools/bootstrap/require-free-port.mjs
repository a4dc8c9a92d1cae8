import { createServer } from 'node:net'
import { Failure } from './failure.mjs'

/** Stops early where another program listens already. */
export async function requireFreePort(port) {
  const isFree = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)))
  if (isFree.every(Boolean)) return
  throw new Failure(
    `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
  )
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code !== 'EADDRINUSE'))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
