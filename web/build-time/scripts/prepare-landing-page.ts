import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { fold, startWhenSeen, type Scripts } from '../../inline/start-when-seen.ts'

const page = join(import.meta.dirname, '../../build/client/index.html')
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const manifest = /<link rel="manifest" [^>]+>/
const inlineScript = /(?<=<script>)[^]*?(?=<\/script>)/g

/** Edits the built landing page for a first visit on a slow line: docs/decisions/landing-page-weight.md. */
const html = await readFile(page, 'utf8')
await writeFile(page, minifyScripts(startLater(html)))

/**
 * Replaces React Router's start script, which loads everything at once. The page can be read without its scripts, and
 * they weigh more than the rest of the first screen, so they are loaded after it. Clicks meanwhile are recorded
 * (`early-click.ts`). The web manifest, which only an installing browser reads, is left to React.
 */
function startLater(source: string): string {
  const start = /<script type="module" async="">(import "[^]*?)<\/script>/.exec(source)
  const preloads = [...source.matchAll(preload)].map(([, href = '']) => href)
  const scripts = start?.[1] ? { preloads, ...readStart(start[1]) } : undefined
  const isAsExpected = scripts?.manifest && scripts.entry && scripts.routes['root'] && preloads.length > 0
  if (!start || !isAsExpected || !manifest.test(source))
    throw new Error('The router starts its pages in another way than prepare-landing-page.ts expects.')
  return source
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

function minifyScripts(source: string): string {
  return source.replaceAll(inlineScript, (script) => {
    const { code, errors } = minifySync('inline.js', script, { module: false, compress: { target: 'es2022' } })
    if (errors.length > 0) throw new Error(`A script of the landing page cannot be minified: ${errors[0]?.message}`)
    // The end of the element ends the last statement as well.
    return code.replace(/;\s*$/, '')
  })
}
