import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** A package of others in the browser's files. */
export type BrowserPackage = {
  name: string
  version: string
  licence: string
  /** Of its code, before it is minified. */
  bytes: number
  /** Its share of what is sent, compressed: of each file as much as it has of the file's code. */
  sentBytes: number
}

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/

/** Writes down which packages of others are in the browser's files, and how much of them. */
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

function readManifest(folder: string): { name: string; version: string; licence: string } {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  return { name, version, licence: license ?? 'none stated' }
}
