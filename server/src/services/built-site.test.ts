import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadBuiltSite, type SiteFile } from './built-site.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const here = { publicUrl: 'https://site.example', mediaBaseUrl: '' }

type Files = Record<string, string | Buffer>

async function load(files: Files, addresses: Partial<typeof here> = {}) {
  return (await loadSite(files, addresses)).files
}

async function loadSite(files: Files, addresses: Partial<typeof here> = {}) {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return loadBuiltSite(folder, { ...here, ...addresses })
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

describe('loadBuiltSite', () => {
  it('maps pages to their path and files to their name', async () => {
    const files = await load({
      'index.html': 'home',
      'a-page/index.html': 'nodes',
      'assets/a-1234.js': 'code',
      'robots.txt': 'all',
    })
    expect(new Set(files.keys())).toEqual(new Set(['/', '/a-page', '/assets/a-1234.js', '/robots.txt']))
    expect(files.get('/a-page')).toMatchObject({ contentType: 'text/html; charset=utf-8', isHashed: false })
    expect(files.get('/assets/a-1234.js')).toMatchObject({
      contentType: 'text/javascript; charset=utf-8',
      isHashed: true,
    })
  })

  it('leaves media on disk and loads code of any size', async () => {
    const files = await load({ 'film.mp4': 'x', 'picture.avif': 'x', 'wallet.js': Buffer.alloc(3 * 1024 * 1024) })
    expect([...files.keys()]).toEqual(['/wallet.js'])
  })

  it('inserts the public URL into pages in every encoding, but not into hashed files', async () => {
    const files = await load({
      'index.html': '<link href="__PUBLIC_URL__/x"><a href="__PUBLIC_URL__/">',
      'index.html.br': 'old',
      'assets/a.js': '"__PUBLIC_URL__"',
    })
    const page = files.get('/')
    const expected = '<link href="https://site.example/x"><a href="https://site.example/">'
    expect(page?.body.toString()).toBe(expected)
    expect(brotliDecompressSync(page?.brotli ?? Buffer.of()).toString()).toBe(expected)
    expect(gunzipSync(page?.gzip ?? Buffer.of()).toString()).toBe(expected)
    expect(files.get('/assets/a.js')?.body.toString()).toBe('"__PUBLIC_URL__"')
  })

  it('inserts the media base URL into pages', async () => {
    const html = '<img src="__MEDIA_BASE_URL__/a.avif"><meta content="__PUBLIC_MEDIA_URL__/b.jpg">'
    const own = await load({ 'index.html': html })
    expect(own.get('/')?.body.toString()).toBe('<img src="/a.avif"><meta content="https://site.example/b.jpg">')
    const elsewhere = await load({ 'index.html': html }, { mediaBaseUrl: 'https://media.example/home' })
    expect(elsewhere.get('/')?.body.toString()).toBe(
      '<img src="https://media.example/home/a.avif"><meta content="https://media.example/home/b.jpg">',
    )
  })

  it('uses the compressed files of the build', async () => {
    const files = await load({
      'assets/a.js': 'code',
      'assets/a.js.br': 'brotli',
      'assets/a.js.gz': 'gzip',
      'assets/b.js': 'code',
    })
    expect(files.get('/assets/a.js')?.brotli?.toString()).toBe('brotli')
    expect(files.get('/assets/a.js')?.gzip?.toString()).toBe('gzip')
    expect(files.get('/assets/b.js')).toMatchObject({ brotli: undefined, gzip: undefined })
    expect(files.has('/assets/a.js.br')).toBe(false)
    const page = (await load({ 'index.html': 'names no address', 'index.html.br': 'brotli' })).get('/')
    expect(page?.brotli?.toString()).toBe('brotli')
  })

  it('recompresses a large page after it was sent, but not a small one', async () => {
    const words = Array.from({ length: 6000 }, (_, index) => `<p class="part-${index % 97}">Item ${index ** 2}</p>`)
    const files = { 'index.html': `__PUBLIC_URL__ ${words.join('\n')}`, 'small/index.html': '__PUBLIC_URL__ few words' }
    const site = await loadSite(files)
    const [large, small] = [site.files.get('/'), site.files.get('/small')] as [SiteFile, SiteFile]
    const before = { large: large.brotli, small: small.brotli }
    for (const page of [small, large]) site.compressFurther(page)
    await expect.poll(() => large.brotli?.byteLength).toBeLessThan(before.large?.byteLength ?? 0)
    expect(brotliDecompressSync(large.brotli ?? Buffer.of())).toEqual(large.body)
    expect(small.brotli).toBe(before.small)
  })

  it('changes the etag with the content', async () => {
    const before = (await load({ 'index.html': 'one' })).get('/')?.etag
    expect((await load({ 'index.html': 'one' })).get('/')?.etag).toBe(before)
    expect((await load({ 'index.html': 'two' })).get('/')?.etag).not.toBe(before)
  })

  it('hashes only executable inline scripts', async () => {
    const files = await load({
      'index.html':
        '<script>one()</script><script type="module" async>two()\n</script><script src="/assets/a.js"></script>' +
        '<script type="application/ld+json">{"a":1}</script>',
      'plain.txt': '<script>three()</script>',
    })
    expect(files.get('/')?.scriptHashes).toEqual([hashOf('one()'), hashOf('two()\n')])
    expect(files.get('/plain.txt')?.scriptHashes).toBeUndefined()
  })

  it('rejects if there is no build', async () => {
    await expect(loadBuiltSite(join(folder, 'missing'), here)).rejects.toThrow('ENOENT')
  })
})
