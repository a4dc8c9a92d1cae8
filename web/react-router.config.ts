import type { Config } from '@react-router/dev/config'
import { pages } from '@network-site/site/pages'

/** Every page is rendered once, at build time: the same files serve any deployment. */
export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: false,
  // Routes are small: one chunk each means fewer requests than one per part.
  splitRouteModules: false,
  prerender: [...Object.values(pages).map((page) => page.path), '/site.webmanifest'],
} satisfies Config
