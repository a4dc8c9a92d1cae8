import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { etagOf } from '../lib/digests.ts'

/** A file of the built site, whole in memory with every form it is sent in. */
export type SiteFile = {
  body: Buffer
  brotli: Buffer | undefined
  gzip: Buffer | undefined
  contentType: string
  etag: string
  /** Its name carries a hash of its content, so it may be kept for ever. */
  isHashed: boolean
  /** Content-Security-Policy sources for the inline scripts of a page; undefined where it is no page. */
  scriptHashes: string[] | undefined
}

export type BuiltSite = {
  folder: string
  /** By URL path: pages as `/a-page`, files as `/assets/x.js`. */
  files: ReadonlyMap<string, SiteFile>
  /** Called for each file that is sent. A large page is then compressed as far as possible for those who ask next. */
  compressFurther: (file: SiteFile) => void
}

/** The addresses of pages and media, which only a running server knows. */
type SiteAddresses = {
  publicUrl: string
  /** Empty where this server serves them itself. */
  mediaBaseUrl: string
}

/** Placeholders that the build writes where an address belongs. */
const marks: Record<string, (addresses: SiteAddresses) => string> = {
  __PUBLIC_URL__: ({ publicUrl }) => publicUrl,
  __MEDIA_BASE_URL__: ({ mediaBaseUrl }) => mediaBaseUrl,
  __PUBLIC_MEDIA_URL__: ({ mediaBaseUrl, publicUrl }) => mediaBaseUrl || publicUrl,
}
const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff2': 'font/woff2',
}

const largePageBytes = 150_000

/** Reads the build into memory; media stay on disk, where ranges of them can be served. */
export async function loadBuiltSite(folder: string, addresses: SiteAddresses): Promise<BuiltSite> {
  const files = new Map<string, SiteFile>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const contentType = contentTypes[extname(entry.name)]
    if (!entry.isFile() || !contentType) continue
    files.set(urlPath(relative(folder, file)), await loadFile(file, { contentType, addresses }))
  }
  return { folder, files, compressFurther: createFurtherCompression() }
}

/**
 * Large pages are first sent compressed quickly. As far as possible takes a third of a second of processor time for each
 * and saves a tenth, which is a round trip on a slow line. One after the other, so that they keep no other work waiting.
 */
function createFurtherCompression(): BuiltSite['compressFurther'] {
  const begun = new WeakSet<SiteFile>()
  let last = Promise.resolve()
  return (file) => {
    const isLargePage = file.scriptHashes && file.brotli && file.body.byteLength >= largePageBytes
    if (!isLargePage || begun.has(file)) return
    begun.add(file)
    last = last.then(async () => {
      file.brotli = await promisify(brotliCompress)(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    })
  }
}

function urlPath(path: string): string {
  const url = `/${path.split(sep).join('/')}`
  return url.endsWith('/index.html') ? url.slice(0, -'/index.html'.length) || '/' : url
}

async function loadFile(file: string, { contentType, addresses }: { contentType: string; addresses: SiteAddresses }) {
  const built = await readFile(file)
  const isHashed = file.includes(`${sep}assets${sep}`)
  const isMarked = !isHashed && Object.keys(marks).some((mark) => built.includes(mark))
  const body = isMarked ? Buffer.from(fillIn(built.toString(), addresses)) : built
  return {
    body,
    brotli: isMarked ? brotliNow(body) : await readFile(`${file}.br`).catch(() => undefined),
    gzip: isMarked ? gzipSync(body) : await readFile(`${file}.gz`).catch(() => undefined),
    contentType,
    etag: etagOf(body),
    isHashed,
    scriptHashes: file.endsWith('.html') ? inlineScriptHashes(body.toString()) : undefined,
  }
}

function fillIn(text: string, addresses: SiteAddresses): string {
  return Object.entries(marks).reduce((filled, [mark, address]) => filled.replaceAll(mark, address(addresses)), text)
}

/** A page that names its own address is compressed when it is loaded, at a quality that takes milliseconds. */
function brotliNow(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
}

function inlineScriptHashes(html: string): string[] {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
  const runnable = inline.filter(([, attributes]) => !attributes?.includes('application/ld+json'))
  return runnable.map(
    ([, , code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  )
}

/** Reads pictures from a folder of the site; those that are not there are undefined. */
export function mediaFolder(folder: string): (path: string) => Promise<Buffer | undefined> {
  return (path) => readFile(join(folder, path)).catch(() => undefined)
}
