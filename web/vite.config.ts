import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { serverPaths } from '@home/protocol/server-paths'
import { validateSite } from '@home/site/validate-site'
import { defineConfig, type Plugin } from 'vite'

/** What every page needs, in one file: it compresses better than a dozen, and stays cached when a page changes. */
const framework = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/

export default defineConfig({
  publicDir: '../site/media',
  plugins: [refuseWrongSite(), tailwindcss(), reactRouter()],
  server: { proxy: apiProxy(process.env['API_URL']) },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'framework', test: framework, priority: 2 }, { name: 'shared', minShareCount: 2, tags: ['$initial'], priority: 1 }] } } },
  },
})

/** In development the server stands behind Vite; what is the server's goes there. */
function apiProxy(target: string | undefined): Record<string, string> {
  return target ? Object.fromEntries(serverPaths.map((path) => [path, target])) : {}
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
