import { fold, startWhenSeen, type Scripts } from './start-when-seen.ts'

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const manifest = /<link rel="manifest" [^>]+>/

/**
 * The page can be read without its scripts, which weigh more than the rest of what is first seen: they are asked for once
 * that stands, so that nothing competes with it. What is clicked meanwhile is kept (`early-click.ts`). What lies below the
 * first screen is laid out after it, and the manifest, which only an installing browser reads, comes with React.
 */
export function startLater(html: string): string {
  const start = /<script type="module" async="">(import "[^]*?)<\/script>/.exec(html)
  const preloads = [...html.matchAll(preload)].map(([, href = '']) => href)
  const scripts = start?.[1] ? { preloads, ...readStart(start[1]) } : undefined
  const isAsExpected = scripts?.manifest && scripts.entry && scripts.routes['root'] && preloads.length > 0
  if (!start || !isAsExpected || !manifest.test(html))
    throw new Error('The router starts its pages in another way than start-later.ts expects.')
  return html
    .replaceAll(preload, '')
    .replace(manifest, '')
    .replace('<head>', () => `<head><script>(${fold.toString()})()</script>`)
    .replace(start[0], () => `<script>(${startWhenSeen.toString()})(${JSON.stringify(scripts)})</script>`)
}

/** Reads `import "…"; import * as route0 from "…"; window.__reactRouterRouteModules = {"root":route0}; import("…");` */
function readStart(script: string): Omit<Scripts, 'preloads'> {
  const files = Object.fromEntries(
    [...script.matchAll(/^import \* as (\w+) from "([^"]+)";$/gm)].map(([, name = '', file = '']) => [name, file]),
  )
  const routes = [...script.matchAll(/"([^"]+)":(\w+)(?=[,}])/g)].map(([, id = '', name = '']) => [
    id,
    files[name] ?? '',
  ])
  return {
    manifest: /^import "([^"]+)";$/m.exec(script)?.[1] ?? '',
    routes: Object.fromEntries(routes),
    entry: /^import\("([^"]+)"\);$/m.exec(script)?.[1] ?? '',
  }
}
