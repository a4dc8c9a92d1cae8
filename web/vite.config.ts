import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build-time/chunk-groups.ts'
import { refuseInvalidSite, refuseModules } from './build-time/build-checks.ts'
import { listPackages } from './build-time/list-packages.ts'
import { resizePictures } from './build-time/resize-pictures.ts'
import { apiProxy, servePages } from './build-time/serve-pages.ts'

/** Third-party wallet dialogs, with everything they load and report. We have our own. */
const thirdPartyDialogs = /node_modules[\\/](@reown[\\/]appkit|@rainbow-me)/
/** Node's modules, which Vite replaces by empty ones that fail at the first call. */
const serverOnly = /__vite-browser-external/
/** For `npm run browser-packages`; beside the build, not in it. */
const browserPackages = fileURLToPath(new URL('build/browser-packages.json', import.meta.url))
const noAppKit = fileURLToPath(new URL('features/wallet/no-app-kit.ts', import.meta.url))

export default defineConfig(({ isSsrBuild }) => ({
  // Pages are rendered by `write-pages.ts` and `serve-pages.ts`, not from HTML files.
  appType: 'custom',
  publicDir: '../site/media',
  // Outside this folder, so that writing it does not count as a change of the app.
  cacheDir: '../node_modules/.vite/web',
  plugins: [
    refuseInvalidSite(),
    tailwindcss(),
    react(),
    resizePictures(),
    servePages(),
    refuseModules(thirdPartyDialogs),
    refuseModules(serverOnly),
    ...(isSsrBuild ? [] : [listPackages(browserPackages)]),
  ],
  resolve: { alias: { '@reown/appkit/core': noAppKit } },
  server: { proxy: apiProxy(process.env['API_URL']) },
  // Listed, so that finding them does not reload the first page in development.
  optimizeDeps: {
    entries: ['entry.client.tsx', 'routes/*.tsx'],
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
    ...(isSsrBuild ? serverBuild : clientBuild),
  },
}))

/** What renders the pages, once. */
const serverBuild = { outDir: 'build/server', copyPublicDir: false }

/** What browsers load. */
const clientBuild = {
  outDir: 'build/client',
  manifest: true,
  rolldownOptions: {
    input: 'entry.client.tsx',
    output: {
      codeSplitting: { groups: chunkGroups },
      // Has the browser compile React while it arrives, instead of each function at its first call.
      postBanner: (chunk: { name: string }) => (chunk.name === 'framework' ? '//# allFunctionsCalledOnLoad' : ''),
    },
  },
}
