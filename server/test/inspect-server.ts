/**
 * Loaded into the server process with `node --import`. Reports the registered routes, including those of the stand-ins,
 * and the memory in use.
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
// The channel must not keep the process alive.
process.channel?.unref()

/** Returns the memory in use after a full garbage collection. */
function readMemory(): Memory {
  // The second pass collects what finalizers released in the first.
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { heapMegabytes: (heapUsed + external) / 1e6, residentMegabytes: rss / 1e6 }
}
