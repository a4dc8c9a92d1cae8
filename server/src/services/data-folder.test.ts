import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder, makePrivateFolder } from './data-folder.ts'

let folder: string

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'lock-')), 'data')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Another process that takes the lock and holds it until it is killed. */
async function holdElsewhere() {
  const code = `
    import { lockFolder } from ${JSON.stringify(new URL('./data-folder.ts', import.meta.url).href)}
    await lockFolder(${JSON.stringify(folder)})
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(createInterface(child.stdout), 'line')
  return {
    pid: child.pid,
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

describe('lockFolder', () => {
  it('makes the folder, and leaves it unlocked when it is released', async () => {
    const lock = await lockFolder(folder)
    expect(await readdir(folder)).toEqual(['lock'])
    await lock.release()
    expect(await readdir(folder)).toEqual([])
    await (await lockFolder(folder)).release()
  })

  it('refuses a folder that another process holds, and says which', { timeout: 30_000 }, async () => {
    const holder = await holdElsewhere()
    try {
      await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${holder.pid}`)
      expect(await readdir(folder)).toEqual(['lock'])
    } finally {
      await holder.kill()
    }
  })

  it('takes over from a process that was killed', { timeout: 30_000 }, async () => {
    const holder = await holdElsewhere()
    await holder.kill()
    const lock = await lockFolder(folder)
    expect(await readFile(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    await lock.release()
  })

  it.runIf(process.platform === 'linux')('takes over when the process id belongs to another by now', async () => {
    await (await lockFolder(folder)).release()
    await writeFile(join(folder, 'lock'), `${process.pid} 12345`)
    const lock = await lockFolder(folder)
    expect(await readFile(join(folder, 'lock'), 'utf8')).not.toBe(`${process.pid} 12345`)
    await lock.release()
  })

  it('gives a folder to one of many who want it at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('does not release what another has taken over', async () => {
    const lock = await lockFolder(folder)
    await writeFile(join(folder, 'lock'), '1 1')
    await lock.release()
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe('1 1')
  })
})

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'private-folder-'))
})
afterEach(() => rm(parent, { recursive: true }))

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

it.skipIf(process.platform === 'win32')('is for its owner alone, whether it is new or was open to all', async () => {
  const fresh = join(parent, 'some', 'data')
  await makePrivateFolder(fresh)
  expect(await modeOf(fresh)).toBe(0o700)
  const open = join(parent, 'open')
  await mkdir(open, { mode: 0o755 })
  await makePrivateFolder(open)
  expect(await modeOf(open)).toBe(0o700)
})
