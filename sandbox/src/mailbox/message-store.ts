import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

export type StoredMessage = { id: string; email: Email }

/** Emails as files, one each, named by the time they arrived. */
export async function messageStore(folder: string) {
  await mkdir(folder, { recursive: true })
  let counter = 0
  return {
    async keep(raw: Buffer): Promise<void> {
      // Padded, so that names sort in the order of arrival.
      const id = `${Date.now()}-${String(counter++).padStart(6, '0')}-${process.pid}`
      await writeFile(join(folder, `${id}.new`), raw)
      await rename(join(folder, `${id}.new`), join(folder, `${id}.eml`))
    },
    async list(): Promise<StoredMessage[]> {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
      const newestFirst = names.toSorted().toReversed().slice(0, 100)
      return Promise.all(newestFirst.map((name) => read(name.slice(0, -'.eml'.length))))
    },
    async find(id: string): Promise<StoredMessage | undefined> {
      if (!/^[\d-]+$/.test(id)) return undefined
      return read(id).catch(() => undefined)
    },
  }

  async function read(id: string): Promise<StoredMessage> {
    return { id, email: await PostalMime.parse(await readFile(join(folder, `${id}.eml`))) }
  }
}

export type MessageStore = Awaited<ReturnType<typeof messageStore>>
