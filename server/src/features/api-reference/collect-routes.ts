import type { FastifyInstance } from 'fastify'

/** Gathers what the routes say of themselves while they are added. A route that says nothing, and is not hidden, is refused. */
export function collectRoutes(app: FastifyInstance): ReadonlySet<unknown> {
  const described = new Set<unknown>()
  app.addHook('onRoute', ({ method, url, schema }) => {
    // Fastify adds these by itself, beside those for GET.
    if (method === 'HEAD' || schema?.hide) return
    if (!isDescription(schema))
      throw new Error(`${String(method)} ${url} is not described; give it a schema, or hide it`)
    described.add(schema)
  })
  return described
}

function isDescription(schema: object | undefined): boolean {
  return schema !== undefined && 'summary' in schema && 'example' in schema
}
