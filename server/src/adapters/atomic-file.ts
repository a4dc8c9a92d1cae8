import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** One text that outlives the process. */
export type AtomicFile = {
  read: () => Promise<string | undefined>
  /** Whole or not at all: a crash leaves the text that was there before. */
  write: (text: string) => Promise<void>
}

/** A text in a file of the data folder. */
export function atomicFile(file: string): AtomicFile {
  return {
    read: async () => {
      try {
        return await readFile(file, 'utf8')
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    write: async (text) => {
      const draft = `${file}.${process.pid}.new`
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draft, text)
      await rename(draft, file)
    },
  }
}
