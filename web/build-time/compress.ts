import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.js', '.css', '.svg', '.vtt'])
const smallestBytes = 256

await compress(join(import.meta.dirname, '../build/client'))

/**
 * Writes a .br and a .gz beside each file that shrinks. Pages, the sitemap and the like are compressed by the server,
 * after it has filled in its public address.
 */
async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file)
  if (plain.byteLength < smallestBytes) return
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  if (brotli.byteLength < plain.byteLength) await writeFile(`${file}.br`, brotli)
  if (gzipped.byteLength < plain.byteLength) await writeFile(`${file}.gz`, gzipped)
}
