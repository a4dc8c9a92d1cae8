import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder, makePrivateFolder } from './data-folder.ts'

let parent: string
let folder: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'data-folder-'))
  folder = join(parent, 'data')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

/** Starts another process that holds the lock until it is killed. */
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
  it('creates the folder, and unlocks it on release', async () => {
    const lock = await lockFolder(folder)
    expect(await readdir(folder)).toEqual(['lock'])
    await lock.release()
    expect(await readdir(folder)).toEqual([])
    await (await lockFolder(folder)).release()
  })

  it('rejects a folder locked by another process and names the process', { timeout: 30_000 }, async () => {
    const holder = await holdElsewhere()
    try {
      await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${holder.pid}`)
      expect(await readdir(folder)).toEqual(['lock'])
    } finally {
      await holder.kill()
    }
  })

  it('takes over the lock of a killed process', { timeout: 30_000 }, async () => {
    const holder = await holdElsewhere()
    await holder.kill()
    const lock = await lockFolder(folder)
    expect(await readFile(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    await lock.release()
  })

  it.runIf(process.platform === 'linux')('takes over a lock whose process ID was reused', async () => {
    await (await lockFolder(folder)).release()
    await writeFile(join(folder, 'lock'), `${process.pid} 12345`)
    const lock = await lockFolder(folder)
    expect(await readFile(join(folder, 'lock'), 'utf8')).not.toBe(`${process.pid} 12345`)
    await lock.release()
  })

  it('grants one of many concurrent attempts', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('does not release a lock that another process took over', async () => {
    const lock = await lockFolder(folder)
    await writeFile(join(folder, 'lock'), '1 1')
    await lock.release()
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe('1 1')
  })
})

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

it.skipIf(process.platform === 'win32')('restricts new and existing folders to their owner', async () => {
  const fresh = join(parent, 'some', 'data')
  await makePrivateFolder(fresh)
  expect(await modeOf(fresh)).toBe(0o700)
  const open = join(parent, 'open')
  await mkdir(open, { mode: 0o755 })
  await makePrivateFolder(open)
  expect(await modeOf(open)).toBe(0o700)
})
