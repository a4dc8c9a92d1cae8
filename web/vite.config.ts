import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build-time/chunk-groups.ts'
import { forbidModules, validateSiteFiles } from './build-time/build-checks.ts'
import { listPackages } from './build-time/list-packages.ts'
import { resizePictures } from './build-time/resize-pictures.ts'
import { apiProxy, servePages } from './build-time/serve-pages.ts'
import { externalWords, serveLanguages } from './build-time/external-words.ts'

/** Third-party wallet dialogs, which load and report more. The site has its own dialog. */
const thirdPartyDialogs = /node_modules[\\/](@reown[\\/]appkit|@rainbow-me)/
/** Node.js modules, which Vite replaces with empty ones that fail on the first call. */
const serverOnly = /__vite-browser-external/
/** Read by `npm run browser-packages`. Outside `build/client`, so it is not served. */
const browserPackages = fileURLToPath(new URL('build/browser-packages.json', import.meta.url))
const absentPackages = fileURLToPath(new URL('features/wallet/absent-packages.ts', import.meta.url))

export default defineConfig(({ isSsrBuild }) => ({
  // Pages are rendered by `write-pages.ts` and `serve-pages.ts`, not from HTML files.
  appType: 'custom',
  publicDir: '../site/media',
  // Outside this folder, so that writing the cache does not trigger a reload.
  cacheDir: '../node_modules/.vite/web',
  plugins: [
    validateSiteFiles(),
    externalWords({ isSsr: isSsrBuild ?? false }),
    serveLanguages(),
    tailwindcss(),
    react(),
    resizePictures(),
    servePages(),
    forbidModules(thirdPartyDialogs),
    forbidModules(serverOnly),
    ...(isSsrBuild ? [] : [listPackages(browserPackages)]),
  ],
  resolve: { alias: { '@reown/appkit/core': absentPackages, '@gemini-wallet/core': absentPackages } },
  server: { proxy: apiProxy(process.env['API_URL']) },
  // Listed explicitly: discovering them later would reload the first page in development.
  optimizeDeps: {
    entries: ['entry.client.tsx', 'routes/*.tsx'],
    include: [
      '@base-ui/react/dialog',
      '@base-ui/react/direction-provider',
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

/** The build that prerenders the pages. */
const serverBuild = { outDir: 'build/server', copyPublicDir: false }

/** The build that browsers load. */
const clientBuild = {
  outDir: 'build/client',
  manifest: true,
  rolldownOptions: {
    input: 'entry.client.tsx',
    output: { codeSplitting: { groups: chunkGroups } },
  },
}
