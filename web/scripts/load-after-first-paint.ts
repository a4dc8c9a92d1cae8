import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const page = join(import.meta.dirname, '../build/client/index.html')

await writeFile(page, loadAfterFirstPaint(await readFile(page, 'utf8')))

/**
 * The landing page can be read without its scripts, which weigh more than the rest of what is first seen: they are asked
 * for once that stands, so that nothing competes with it on a slow line. What is clicked meanwhile is kept.
 */
function loadAfterFirstPaint(html: string): string {
  const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
  const preloads = [...html.matchAll(preload)].map(([, href]) => href)
  const starting = /<script type="module" async="">(import "[^]*?)<\/script>/.exec(html)
  const imports = [...(starting?.[1] ?? '').matchAll(/^import (?:\* as (\w+) from )?"([^"]+)";$/gm)]
  const modules = /window\.__reactRouterRouteModules = (\{[^}]+\});/.exec(starting?.[1] ?? '')?.[1]
  const entry = /^import\("([^"]+)"\);$/m.exec(starting?.[1] ?? '')?.[1]
  if (!starting || preloads.length === 0 || imports.length === 0 || !modules || !entry)
    throw new Error('The router starts its pages in another way than load-after-first-paint.ts expects.')

  const names = imports.map(([, name]) => name ?? '')
  const files = imports.map(([, , file]) => file)
  const script = `(()=>{let begun=false;const begin=()=>{if(begun)return;begun=true;
for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
Promise.all(${JSON.stringify(files)}.map((file)=>import(file))).then(([${names.join()}])=>{window.__reactRouterRouteModules=${modules};return import("${entry}")})};
const afterPaint=()=>requestAnimationFrame(()=>setTimeout(begin));
document.readyState==="complete"?afterPaint():addEventListener("load",afterPaint,{once:true});
addEventListener("click",begin,{once:true,capture:true});addEventListener("keydown",begin,{once:true,capture:true});setTimeout(begin,2000)})()`
  return html.replace(starting[0], `<script>${script}</script>`).replaceAll(preload, '')
}
