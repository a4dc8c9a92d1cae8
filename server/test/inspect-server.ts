/**
 * Loaded into the server's own process before the server, by `node --import`: it tells a test which routes the server
 * really has, the stand-ins' among them, and how much memory is in use.
 */
import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import type { Memory, Question, Reply, Route } from './run-server.ts'

const routes: Route[] = []
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url, schema }) => {
    for (const one of [method].flat()) routes.push({ method: one, url, isHidden: schema?.hide ?? false })
  })
})

process.on('message', (question: Question) => {
  if (question === 'routes') process.send?.({ routes } satisfies Reply)
  if (question === 'memory') process.send?.({ memory: readMemory() } satisfies Reply)
})
// Listening must not keep the process alive.
process.channel?.unref()

/** After a full collection, so that garbage does not count. */
function readMemory(): Memory {
  // The second collects what finalizers of the first let go.
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { heapMegabytes: (heapUsed + external) / 1e6, residentMegabytes: rss / 1e6 }
}
