import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads pictures from a folder of the site; those that are not there are nothing. */
export type ReadMedia = (path: string) => Promise<Buffer | undefined>

export function mediaFolder(folder: string): ReadMedia {
  return (path) => readFile(join(folder, path)).catch(() => undefined)
}
