import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

export type StoredMessage = { id: string; email: Email }

/** Emails as files, one each, named by the time they arrived. The oldest go when there are more than `most`. */
export async function messageStore(folder: string, { most = 500 }: { most?: number } = {}) {
  await mkdir(folder, { recursive: true })
  // What a killed process had begun to write, and what an earlier setting allowed.
  await forget((await readdir(folder)).filter((name) => name.endsWith('.new')))
  await forgetOldest()
  let counter = 0
  return {
    async keep(raw: Buffer): Promise<void> {
      // Padded, so that names sort in the order of arrival.
      const id = `${Date.now()}-${String(counter++).padStart(6, '0')}-${process.pid}`
      await writeFile(join(folder, `${id}.new`), raw)
      await rename(join(folder, `${id}.new`), join(folder, `${id}.eml`))
      await forgetOldest()
    },
    async list(): Promise<StoredMessage[]> {
      const newestFirst = (await oldestFirst()).toReversed().slice(0, 100)
      return Promise.all(newestFirst.map((name) => read(name.slice(0, -'.eml'.length))))
    },
    async find(id: string): Promise<StoredMessage | undefined> {
      if (!/^[\d-]+$/.test(id)) return undefined
      return read(id).catch(() => undefined)
    },
  }

  async function oldestFirst(): Promise<string[]> {
    return (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted()
  }

  async function forgetOldest(): Promise<void> {
    const names = await oldestFirst()
    await forget(names.slice(0, Math.max(0, names.length - most)))
  }

  async function forget(names: string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
  }

  async function read(id: string): Promise<StoredMessage> {
    return { id, email: await PostalMime.parse(await readFile(join(folder, `${id}.eml`))) }
  }
}

export type MessageStore = Awaited<ReturnType<typeof messageStore>>
