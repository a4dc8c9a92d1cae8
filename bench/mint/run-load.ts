import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LoadOrder, LoadResult } from './load.ts'

const loadFile = fileURLToPath(new URL('./load.ts', import.meta.url))

/** Sends visitors, from a process of their own, and waits for what they say. */
export async function runLoad(order: LoadOrder): Promise<LoadResult> {
  const load = fork(loadFile)
  load.send(order)
  await once(load, 'message')
  load.send('go')
  const [result] = (await once(load, 'message')) as [LoadResult]
  return result
}
