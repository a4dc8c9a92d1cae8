import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { createElement, Suspense } from 'react'
import { build, type Plugin } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forbidModules, validateSiteFiles } from './build-checks.ts'
import { prerenderPage } from './prerender-page.ts'
import { resizePictures } from './resize-pictures.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build '))
  await write('entry.ts', 'console.log(1)')
  await mkdir(join(folder, 'media'))
  await sharp({ create: { width: 600, height: 300, channels: 3, background: '#123' } })
    .avif()
    .toFile(join(folder, 'media', 'art.avif'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a valid build passes all checks', async () => {
  await buildWith([
    validateSiteFiles(),
    forbidModules(/node_modules/),
    resizePictures([{ src: '/art.avif', width: 600, height: 300 }]),
  ])
  expect(await readdir(join(folder, 'out'))).toContain('art-480.avif')
})

test('fails the build on an invalid value in site/, with its file and field', async () => {
  const validate = () => ['site/src/brand.ts: links.docs must be an https URL']
  await expect(buildWith([validateSiteFiles(validate)])).rejects.toThrow(
    'The site cannot be built:\nsite/src/brand.ts: links.docs must be an https URL',
  )
})

test('fails the build on a forbidden module, with its path', async () => {
  await write('node_modules/@dialogs/kit/index.js', 'export const dialog = () => document.title')
  await write('entry.ts', `import { dialog } from './node_modules/@dialogs/kit/index.js'\nconsole.log(dialog())`)
  await expect(buildWith([forbidModules(/node_modules[\\/]@dialogs/)])).rejects.toThrow(
    /The build contains forbidden modules:\n.*@dialogs\/kit\/index\.js/,
  )
})

test('fails the browser build on a Node.js module', async () => {
  await write('entry.ts', `import { readFileSync } from 'node:fs'\nconsole.log(readFileSync)`)
  await expect(buildWith([forbidModules(/__vite-browser-external/)])).rejects.toThrow('__vite-browser-external')
})

test('fails the build on a picture whose size differs from site/', async () => {
  await expect(buildWith([resizePictures([{ src: '/art.avif', width: 600, height: 400 }])])).rejects.toThrow(
    '/art.avif is 600 by 300 pixels; the site says 600 by 400.',
  )
})

test.each([
  ['outside a Suspense boundary', createElement(BrokenSection)],
  ['inside a Suspense boundary', createElement(Suspense, null, createElement(BrokenSection))],
])('fails the build on a page that throws %s, with its path and the error', async (_, page) => {
  await expect(prerenderPage('/a-page', page)).rejects.toThrow('Cannot prerender /a-page: no title')
})

test('prerenders a page without errors to HTML', async () => {
  expect(await prerenderPage('/a-page', createElement('p', null, 'Nodes'))).toBe('<p>Nodes</p>')
})

function BrokenSection(): never {
  throw new Error('no title')
}

function buildWith(plugins: Plugin[]): Promise<unknown> {
  return build({
    configFile: false,
    root: folder,
    publicDir: join(folder, 'media'),
    logLevel: 'silent',
    plugins,
    build: { outDir: join(folder, 'out'), rolldownOptions: { input: join(folder, 'entry.ts') } },
  })
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}
