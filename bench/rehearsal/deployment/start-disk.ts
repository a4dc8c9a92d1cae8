import { execFile } from 'node:child_process'
import { chmod, mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const megabytes = 512

/** Mounts a small in-memory disk for everything the deployment writes. Returns undefined if this user may not mount one. */
export async function startDisk() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  } catch {
    await rm(folder, { recursive: true })
    return undefined
  }
  await chmod(folder, 0o777)
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => fill(folder, filler),
    free: () => rm(filler, { force: true }),
    remove: async () => {
      await run('umount', [folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function fill(folder: string, file: string): Promise<void> {
  const handle = await open(file, 'a')
  try {
    for (let free = await freeBytes(folder); free > 0; free = await freeBytes(folder)) {
      await handle.write(Buffer.alloc(Math.min(free, 4 * 1024 * 1024)))
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await handle.close()
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
