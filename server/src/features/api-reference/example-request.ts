import type { RouteDescription } from '../../http/route-schema.ts'
import type { ExampleRequest } from './openapi.ts'

/** The example of a route as a whole request. */
export function exampleRequest({ method, url, example }: RouteDescription): ExampleRequest {
  const { params = {}, query, headers = {}, body, status } = example
  const path = url.replace(/:(\w+)|\*/g, (part, name: string | undefined) => params[name ?? part] ?? part)
  return {
    method,
    path: query ? `${path}?${new URLSearchParams(query)}` : path,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
    status,
  }
}
