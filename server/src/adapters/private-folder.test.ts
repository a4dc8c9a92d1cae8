import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makePrivateFolder } from './private-folder.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'private-folder-'))
})
afterEach(() => rm(parent, { recursive: true }))

const modeOf = async (folder: string) => (await stat(folder)).mode & 0o777

it.skipIf(process.platform === 'win32')('is for its owner alone, whether it is new or was open to all', async () => {
  const fresh = join(parent, 'some', 'data')
  await makePrivateFolder(fresh)
  expect(await modeOf(fresh)).toBe(0o700)
  const open = join(parent, 'open')
  await mkdir(open, { mode: 0o755 })
  await makePrivateFolder(open)
  expect(await modeOf(open)).toBe(0o700)
})
