import type { Config } from '@react-router/dev/config'
import { pages } from '@network-site/site/pages'

/** Every page is made once, at build time: the same files serve any deployment. */
export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: false,
  // Routes here are small: one file each is fewer requests than their parts.
  splitRouteModules: false,
  prerender: [...Object.values(pages).map((page) => page.path), '/site.webmanifest'],
} satisfies Config
