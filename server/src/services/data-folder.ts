import { chmod, link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Locks a folder for this process, or throws an error that names the holder. Takes over a lock whose process is gone, even
 * if its process ID was reused. The embedded database does not lock its files.
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'lock')
  const mine = `${process.pid} ${startedAt(process.pid)}`
  const draft = `${file}.${process.pid}`
  await writeFile(draft, mine)
  try {
    // Creating a link is atomic, so only one process succeeds.
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

/** Removes a stale lock. If another process replaced it in the meantime, puts that one back. */
async function removeStale(file: string, { holder, aside }: { holder: string; aside: string }): Promise<void> {
  try {
    await rename(file, aside)
  } catch {
    return // Another process removed it first.
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

/** Returns when a process started, or an empty string on systems other than Linux. */
function startedAt(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
    return afterName.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** Creates a folder that only its owner can access, or restricts an existing one. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Leave the mode of a folder that another user owns, such as a mounted volume.
  await chmod(folder, 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error
  })
}

export type AtomicFile = ReturnType<typeof atomicFile>

/** Opens a text file that is replaced atomically: after a crash it has either the old or the new text. */
export function atomicFile(file: string) {
  return {
    /** Resolves to undefined if the file does not exist. */
    read: async (): Promise<string | undefined> => {
      try {
        return await readFile(file, 'utf8')
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    write: async (text: string): Promise<void> => {
      const draft = `${file}.${process.pid}.new`
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draft, text)
      await rename(draft, file)
    },
  }
}
