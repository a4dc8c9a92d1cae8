import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import type * as ServerEntry from '../../entry.server.tsx'
import { readSprites } from '../pages/read-sprites.ts'

/** In development: renders each page when it is asked for, from the sources as they are. */
export function servePages(): Plugin {
  return {
    name: 'serve-pages',
    apply: 'serve',
    // After Vite's own middlewares, which serve modules and media.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        answer(server, { request, response }).catch(next)
      })
    },
  }
}

async function answer(
  server: ViteDevServer,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const path = request.url ?? '/'
  const { renderPage } = (await server.ssrLoadModule('/entry.server.tsx')) as typeof ServerEntry
  const html = await renderPage(path, {
    scriptsOf: () => ['/entry.client.tsx'],
    laterScriptsOf: () => [],
    sprites: await readSprites(),
  })
  response.setHeader('content-type', 'text/html; charset=utf-8')
  // Adds Vite's own script for hot reload.
  response.end(await server.transformIndexHtml(path, html))
}
