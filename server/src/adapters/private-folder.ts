import { chmod, mkdir } from 'node:fs/promises'

/** Makes a folder that only its owner may look into, or takes others' rights to one that is there already. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // One that belongs to another user, such as a mounted volume, is for whoever made it to protect.
  await chmod(folder, 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error
  })
}
