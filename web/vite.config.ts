import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { serverPaths } from '@network-site/protocol/server-paths'
import { validateSite } from '@network-site/site/validate-site'
import { defineConfig, type Plugin, type ProxyOptions } from 'vite'
import { lightenRouter } from './lighten-router.ts'
import { firstPageModules } from './first-page-modules.ts'
import { lightenReact } from './lighten-react.ts'

/** Made by others and needed by every page: two files that outlive our releases, each run in a turn of its own. */
const framework = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
]
const firstPage = firstPageModules()
/** Has a browser compile a file while it arrives, beside the page, instead of each function within it when it is called. */
const compileAtOnce = '//# allFunctionsCalledOnLoad'

/** Dialogs of others, with everything they load and report: our own is shown instead. */
const foreignDialogs = /node_modules[\\/](@reown[\\/]appkit|@rainbow-me)/
/** Parts of Node, which are empty in a browser and fail there at the first call. */
const serverOnly = /__vite-browser-external/
const noAppKit = fileURLToPath(new URL('features/wallet/no-app-kit.ts', import.meta.url))

export default defineConfig({
  publicDir: '../site/media',
  // Outside this folder: the router takes every file written in here for a change of the app.
  cacheDir: '../node_modules/.vite/web',
  plugins: [
    refuseWrongSite(),
    tailwindcss(),
    reactRouter(),
    firstPage.plugin,
    lightenRouter(),
    lightenReact(),
    refuseModules(foreignDialogs),
    refuseModules(serverOnly),
  ],
  resolve: { alias: { '@reown/appkit/core': noAppKit } },
  server: { proxy: apiProxy(process.env['API_URL']) },
  // Known beforehand, so that a first visit in development is not interrupted by their discovery.
  optimizeDeps: {
    include: ['@base-ui/react/dialog', '@tanstack/react-query', 'lucide-react', 'react-hot-toast', 'zod'],
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

/** In development the server stands behind Vite; what is the server's goes there. */
function apiProxy(target: string | undefined): Record<string, ProxyOptions> {
  // The sandbox's relay speaks WebSocket.
  return target ? Object.fromEntries(serverPaths.map((path) => [path, { target, ws: path === '/sandbox/' }])) : {}
}

/** A wrong value in the operator's room ends the build, naming file and field. */
function refuseWrongSite(): Plugin {
  return {
    name: 'refuse-wrong-site',
    buildStart() {
      const wrong = validateSite()
      if (wrong.length > 0) this.error(`The site cannot be built:\n${wrong.join('\n')}`)
    },
  }
}

/** What must not reach a visitor ends the build, wherever an update of a library brings it back from. */
function refuseModules(pattern: RegExp): Plugin {
  return {
    name: 'refuse-modules',
    generateBundle(_options, bundle) {
      const found = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds.filter((id) => pattern.test(id)) : [],
      )
      if (found.length > 0) this.error(`The build holds what it must not:\n${found.slice(0, 5).join('\n')}`)
    },
  }
}
