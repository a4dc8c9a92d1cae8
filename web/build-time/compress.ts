import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Files that contain the server's public URL are compressed by the server. */
const compressible = new Set(['.js', '.css', '.svg', '.vtt'])
const minBytes = 256

const client = join(import.meta.dirname, '../build/client')
const entries = await readdir(client, { recursive: true, withFileTypes: true })
const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))))

/** Writes a .br and a .gz next to a file if they are smaller. */
async function compress(file: string): Promise<void> {
  const plain = await readFile(file)
  if (plain.byteLength < minBytes) return
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  if (brotli.byteLength < plain.byteLength) await writeFile(`${file}.br`, brotli)
  if (gzipped.byteLength < plain.byteLength) await writeFile(`${file}.gz`, gzipped)
}
