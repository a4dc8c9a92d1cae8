import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/

/** A third-party package in the browser bundle. */
type BrowserPackage = ReturnType<typeof readManifest> & {
  /** The size of its code before minification. */
  bytes: number
  /** Its share of the compressed chunks, in proportion to its share of their code. */
  sentBytes: number
}

/** Lists the third-party packages in the browser bundle, with their sizes, in a JSON file. */
export function listPackages(file: string): Plugin {
  return {
    name: 'list-packages',
    async generateBundle(_options, bundle) {
      const packages = new Map<string, BrowserPackage>()
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const modules = Object.entries(chunk.modules)
        const codeBytes = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0)
        const sentBytes = brotliCompressSync(chunk.code).byteLength
        for (const [id, { renderedLength }] of modules) {
          const [folder] = packageFolder.exec(id.replace('\0', '')) ?? []
          if (!folder || renderedLength === 0) continue
          const manifest = readManifest(folder)
          // npm may install the same version in several places.
          const key = `${manifest.name} ${manifest.version}`
          const known = packages.get(key) ?? { ...manifest, bytes: 0, sentBytes: 0 }
          known.bytes += renderedLength
          known.sentBytes += (sentBytes * renderedLength) / codeBytes
          packages.set(key, known)
        }
      }
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify([...packages.values()], null, 2))
    },
  }
}

function readManifest(folder: string) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  return { name, version, license: license ?? 'none stated' }
}
