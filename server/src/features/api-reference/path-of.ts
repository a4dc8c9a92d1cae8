/** A URL of Fastify's as OpenAPI writes it: `{name}` for `:name`, `{path}` for the rest of the path. */
export function pathOf(url: string): string {
  return url.replace(/:(\w+)/g, '{$1}').replace('*', '{path}')
}
