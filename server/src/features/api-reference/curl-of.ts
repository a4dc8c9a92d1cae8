import type { ExampleRequest } from './openapi.ts'

/** A request as a command for a shell. */
export function curlOf({ method, path, headers, body }: ExampleRequest, origin: string): string {
  const parts = [
    // A picture goes to a file.
    `curl ${path.endsWith('.jpg') ? '-O ' : ''}${method === 'GET' ? '' : `-X ${method} `}${quote(`${origin}${path}`)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(JSON.stringify(body))}`]),
  ]
  return parts.join(' \\\n  ')
}

function quote(text: string): string {
  return /^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
