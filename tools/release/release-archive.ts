import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { imagePaths } from './dockerfile.ts'

/** Returns the files of the image except installed packages, and the files needed to deploy it. */
export function releaseFiles(root: string): TarFile[] {
  const paths = new Set(
    [...imagePaths(root), 'LICENSE', 'deploy', 'web/build/client'].flatMap((path) => filesAt(root, path)),
  )
  return [...paths].map((path) => ({ path, body: readFileSync(join(root, path)) }))
}

function filesAt(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return globSync('**/*', { cwd: join(root, path), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(
      (file) =>
        !/\.test\.\w+$|^deploy\/(secrets|certificates)\/|^deploy\/(site|postgres)?\.env$|\/alertmanager\.yml$/.test(
          file,
        ),
    )
}

type TarFile = { path: string; body: Buffer }

const blockBytes = 512
const maxNameBytes = 100
const maxPrefixBytes = 155

/** Returns a reproducible POSIX ustar archive: sorted names, one modification time, one owner. */
export function packTar(files: TarFile[], modifiedSeconds: number): Buffer {
  const blocks = files
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .flatMap(({ path, body }) => [
      headerOf(path, { size: body.byteLength, modifiedSeconds }),
      body,
      Buffer.alloc((blockBytes - (body.byteLength % blockBytes)) % blockBytes),
    ])
  // Two empty blocks end an archive.
  return Buffer.concat([...blocks, Buffer.alloc(2 * blockBytes)])
}

function headerOf(path: string, { size, modifiedSeconds }: { size: number; modifiedSeconds: number }): Buffer {
  const header = Buffer.alloc(blockBytes)
  const { name, prefix } = splitPath(path)
  header.write(name, 0)
  header.write(octal(0o644, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(modifiedSeconds, 12), 136)
  // The checksum is computed with spaces in its own field.
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\u000000', 257)
  header.write('root', 265)
  header.write('root', 297)
  header.write(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148)
  return header
}

/** Splits a long path at a slash. */
function splitPath(path: string): { name: string; prefix: string } {
  if (Buffer.byteLength(path) <= maxNameBytes) return { name: path, prefix: '' }
  const slash = path.indexOf('/', path.length - maxNameBytes - 1)
  const parts = { name: path.slice(slash + 1), prefix: path.slice(0, slash) }
  if (slash < 1 || Buffer.byteLength(parts.name) > maxNameBytes || Buffer.byteLength(parts.prefix) > maxPrefixBytes)
    throw new Error(`The path is too long for an archive: ${path}`)
  return parts
}

function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, '0')}\u0000`
}
