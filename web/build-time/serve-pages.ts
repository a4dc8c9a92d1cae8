import { apiPaths } from '@network-site/site/paths'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ProxyOptions, ViteDevServer } from 'vite'
import type * as ServerEntry from '../entry.server.tsx'
import { readSprites } from './read-sprites.ts'

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

/** In development: passes requests for the server's own paths on to it. */
export function apiProxy(target: string | undefined): Record<string, ProxyOptions> {
  // The sandbox's WalletConnect relay uses WebSocket.
  return target ? Object.fromEntries(serverPaths.map((path) => [path, { target, ws: path === '/sandbox/' }])) : {}
}

/** What the server answers itself; every other path is a page or a file of the site. */
const serverPaths = [
  apiPaths.remoteMint.replace(/[^/]+$/, ''),
  '/collection-card/',
  '/docs/',
  '/f/',
  '/faucet',
  '/get-twitter-token',
  '/healthz',
  '/leaderboard',
  '/livez',
  '/quests',
  '/readyz',
  '/metadata/',
  '/metrics',
  '/mints/',
  '/network.json',
  '/openapi.json',
  '/page-errors',
  '/progress/',
  '/progress-card/',
  '/releases/',
  '/rpc',
  '/sandbox/',
  '/settings.json',
  '/social/me',
  '/status.json',
]
