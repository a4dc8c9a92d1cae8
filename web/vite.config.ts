import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { serverPaths } from '@network-site/protocol/server-paths'
import { defineConfig, type ProxyOptions } from 'vite'
import { refuseInvalidSite, refuseModules } from './build-time/vite-plugins/build-checks.ts'
import { firstPageModules } from './build-time/vite-plugins/first-page-modules.ts'
import { patchReact } from './build-time/vite-plugins/patch-react.ts'
import { patchRouter } from './build-time/vite-plugins/patch-router.ts'

/** Libraries that every page needs: two chunks that stay cached across our releases, each run in a task of its own. */
const framework = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
]
const firstPage = firstPageModules()
/** Tells the browser to compile all functions of a file while it arrives, instead of each at its first call. */
const compileAtOnce = '//# allFunctionsCalledOnLoad'

/** Third-party wallet dialogs, with everything they load and report. We have our own. */
const thirdPartyDialogs = /node_modules[\\/](@reown[\\/]appkit|@rainbow-me)/
/** Node's modules, which Vite replaces by empty ones that fail at the first call. */
const serverOnly = /__vite-browser-external/
const noAppKit = fileURLToPath(new URL('features/wallet/no-app-kit.ts', import.meta.url))

export default defineConfig({
  publicDir: '../site/media',
  // Outside this folder: the router takes every file written in here for a change of the app.
  cacheDir: '../node_modules/.vite/web',
  plugins: [
    refuseInvalidSite(),
    tailwindcss(),
    reactRouter(),
    firstPage.plugin,
    patchRouter(),
    patchReact(),
    refuseModules(thirdPartyDialogs),
    refuseModules(serverOnly),
  ],
  resolve: { alias: { '@reown/appkit/core': noAppKit } },
  server: { proxy: apiProxy(process.env['API_URL']) },
  // Listed, so that finding them does not reload the first page in development.
  optimizeDeps: {
    include: [
      '@base-ui/react/dialog',
      '@tanstack/query-async-storage-persister',
      '@tanstack/query-persist-client-core',
      '@tanstack/react-query',
      'lucide-react',
      'react-hot-toast',
      'zod',
    ],
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        postBanner: (file) => (framework.some(({ name }) => name === file.name) ? compileAtOnce : ''),
        codeSplitting: {
          groups: [...framework, { name: 'shared', test: firstPage.has, minShareCount: 2, priority: 1 }],
        },
      },
    },
  },
})

/** In development Vite passes the server's paths on to it. */
function apiProxy(target: string | undefined): Record<string, ProxyOptions> {
  // The sandbox's WalletConnect relay uses WebSocket.
  return target ? Object.fromEntries(serverPaths.map((path) => [path, { target, ws: path === '/sandbox/' }])) : {}
}
