import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { build, type Plugin } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseInvalidSite, refuseModules } from './build-checks.ts'
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

test('a build with nothing wrong passes all checks', async () => {
  await buildWith([
    refuseInvalidSite(),
    refuseModules(/node_modules/),
    resizePictures([{ src: '/art.avif', width: 600, height: 300 }]),
  ])
  expect(await readdir(join(folder, 'out'))).toContain('art-480.avif')
})

test('a wrong value of the site ends the build and is named', async () => {
  const wrong = () => ['site/src/brand.ts: links.docs must be an https URL']
  await expect(buildWith([refuseInvalidSite(wrong)])).rejects.toThrow(
    'The site cannot be built:\nsite/src/brand.ts: links.docs must be an https URL',
  )
})

test('a module that must not be in the build ends it and is named', async () => {
  await write('node_modules/@dialogs/kit/index.js', 'export const dialog = () => document.title')
  await write('entry.ts', `import { dialog } from './node_modules/@dialogs/kit/index.js'\nconsole.log(dialog())`)
  await expect(buildWith([refuseModules(/node_modules[\\/]@dialogs/)])).rejects.toThrow(
    /The build holds what it must not:\n.*@dialogs\/kit\/index\.js/,
  )
})

test('a module of Node ends the build of what browsers load', async () => {
  await write('entry.ts', `import { readFileSync } from 'node:fs'\nconsole.log(readFileSync)`)
  await expect(buildWith([refuseModules(/__vite-browser-external/)])).rejects.toThrow('__vite-browser-external')
})

test('a picture of another size than the site says ends the build and is named', async () => {
  await expect(buildWith([resizePictures([{ src: '/art.avif', width: 600, height: 400 }])])).rejects.toThrow(
    '/art.avif is 600 by 300 pixels; the site says 600 by 400.',
  )
})

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
