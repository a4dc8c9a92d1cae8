import { freePort } from '@network-site/sandbox/child-process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'vite'

/** React hydrates one button: the least work that a page of this site can cause. */
const entry = `
import { createElement, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
function Counter() {
  const [count, setCount] = useState(0)
  return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, 'Pressed ' + count)
}
hydrateRoot(document.querySelector('#root'), createElement(Counter))
`
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="React and a button">
<link rel="icon" href="data:,"><script type="module" src="/floor.js"></script></head>
<body><div id="root"><button type="button">Pressed 0</button></div></body></html>`

/** Serves a page with React and one button, built and compressed like the site's pages. */
export async function serveFloorPage(): Promise<{ url: string; stop: () => void }> {
  const files = new Map([
    ['/', { type: 'text/html', body: brotliCompressSync(page) }],
    ['/floor.js', { type: 'text/javascript', body: brotliCompressSync(await bundle()) }],
  ])
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (file) response.writeHead(200, { 'content-type': `${file.type}; charset=utf-8`, 'content-encoding': 'br' })
    else response.writeHead(404)
    response.end(file?.body)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => void server.listen(port, 'localhost', resolve))
  return { url: `http://localhost:${port}/`, stop: () => void server.close() }
}

/** Bundles the script with the React that the site uses. */
async function bundle(): Promise<string> {
  const name = 'floor'
  const virtual: Plugin = {
    name,
    resolveId: (id) => (id === name ? join(import.meta.dirname, '../../web/floor.js') : undefined),
    load: (id) => (id.endsWith('/web/floor.js') ? entry : undefined),
  }
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [virtual],
    build: { write: false, target: 'baseline-widely-available', rolldownOptions: { input: name } },
  })
  const output = Array.isArray(built) ? built.flatMap((each) => each.output) : 'output' in built ? built.output : []
  const [script] = output
  if (script?.type !== 'chunk') throw new Error('The floor page could not be bundled.')
  return script.code
}
