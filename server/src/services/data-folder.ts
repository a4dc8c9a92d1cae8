import { chmod, link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type FolderLock = { release: () => Promise<void> }

/**
 * Takes a folder for this process alone, or says who has it. The embedded database does not lock its files.
 * A lock whose process is gone, or whose process id now belongs to another, is taken over.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'lock')
  const mine = `${process.pid} ${startedAt(process.pid)}`
  const draft = `${file}.${process.pid}`
  await writeFile(draft, mine)
  try {
    // A link is made whole or not at all, so two starters cannot both have it.
    while (!(await tryLink(draft, file))) {
      const holder = await readFile(file, 'utf8').catch(() => '')
      const [pid, birth] = holder.split(' ')
      if (pid && isRunning(Number(pid), birth ?? '')) {
        throw new Error(`${folder} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`)
      }
      await removeStale(file, { holder, aside: `${draft}.stale` })
    }
  } finally {
    await unlink(draft)
  }
  return {
    release: async () => {
      const holder = await readFile(file, 'utf8').catch(() => '')
      if (holder === mine) await unlink(file)
    },
  }
}

/** Takes a dead lock away; should another starter have replaced it in the meantime, that one is put back. */
async function removeStale(file: string, { holder, aside }: { holder: string; aside: string }): Promise<void> {
  try {
    await rename(file, aside)
  } catch {
    return // Another starter was quicker.
  }
  if ((await readFile(aside, 'utf8')) !== holder) await tryLink(aside, file)
  await unlink(aside)
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isRunning(pid: number, birth: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return startedAt(pid) === birth
}

/** When a process began, where the system tells (Linux); else nothing, and its id alone must do. */
function startedAt(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
    return afterName.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** Makes a folder that only its owner may look into, or takes others' rights to one that is there already. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // One that belongs to another user, such as a mounted volume, is for whoever made it to protect.
  await chmod(folder, 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error
  })
}

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
