import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

/** As the operator's guide says: the site's media, and what the build made of it. */
const folder = join(import.meta.dirname, '../web/build/client')
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
}

export type MediaHost = { url: string; asked: () => string[]; missed: () => string[]; close: () => Promise<void> }

type Options = {
  prefix: string
  /** What it answers at other paths, to pages of any origin. */
  documents?: Record<string, unknown>
}

/** A host of the operator's media under a folder, as a CDN. It records its requests, except preflights. */
export async function startMediaHost({ prefix, documents = {} }: Options): Promise<MediaHost> {
  const asked: string[] = []
  const missed: string[] = []
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '', 'http://host').pathname
    if (request.method !== 'OPTIONS') asked.push(path)
    if (path in documents) {
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      response.end(JSON.stringify(documents[path]))
      return
    }
    const isOurs = path.startsWith(`${prefix}/`)
    const body = isOurs ? await readFile(join(folder, path.slice(prefix.length))).catch(() => null) : null
    if (!body) missed.push(path)
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
    response.end(body)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    missed: () => missed,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
