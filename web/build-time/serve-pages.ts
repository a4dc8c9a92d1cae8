import { apiPaths } from '@network-site/site/paths'
import type { ServerResponse } from 'node:http'
import type { Plugin, ProxyOptions, ViteDevServer } from 'vite'
import type * as ServerEntry from '../entry.server.tsx'
import { readSprites } from './read-sprites.ts'

/** In development, renders each page on request from the current sources. */
export function servePages(): Plugin {
  return {
    name: 'serve-pages',
    apply: 'serve',
    // Returning a function registers this after Vite's middlewares, which serve modules and media.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        respond(server, { path: request.url ?? '/', response }).catch(next)
      })
    },
  }
}

async function respond(server: ViteDevServer, { path, response }: { path: string; response: ServerResponse }) {
  const { renderPage } = (await server.ssrLoadModule('/entry.server.tsx')) as typeof ServerEntry
  const html = await renderPage(path, {
    styles: '',
    scriptsOf: () => ['/entry.client.tsx'],
    laterScriptsOf: () => [],
    laterWordsOf: () => [],
    sprites: await readSprites(),
  })
  response.setHeader('content-type', 'text/html; charset=utf-8')
  // Without Vite's transformations, because React hydrates the whole document. Modules import what hot reload needs.
  response.end(html)
}

/** In development, proxies requests for the API server's paths. */
export function apiProxy(target: string | undefined): Record<string, ProxyOptions> {
  // The sandbox's WalletConnect relay uses WebSocket.
  return target ? Object.fromEntries(serverPaths.map((path) => [path, { target, ws: path === '/sandbox/' }])) : {}
}

/** The API server's paths. Every other path is a page or a file. */
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
  '/llms.txt',
  '/quests',
  '/readyz',
  '/metadata/',
  '/metrics',
  '/mints/',
  '/network.json',
  '/network/',
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
