import pino from 'pino'
import { expect, it } from 'vitest'
import { closeInOrder } from './process.ts'

async function closeAll(parts: Record<string, () => Promise<unknown>>) {
  const lines: string[] = []
  let code: number | undefined
  const closing = closeInOrder(pino({}, { write: (line) => void lines.push(line) }), (given) => (code = given))
  const closed: string[] = []
  for (const [name, close] of Object.entries(parts)) {
    closing.add({ name, close: () => (closed.push(name), close()) })
  }
  await Promise.all([closing.close(), closing.close()])
  return { closed, code, named: lines.map((line) => (JSON.parse(line) as { part: string }).part) }
}

const well = async () => undefined

it('closes the newest first, once, and ends with 0', async () => {
  expect(await closeAll({ database: well, relayer: well, http: well })).toEqual({
    closed: ['http', 'relayer', 'database'],
    code: 0,
    named: [],
  })
})

it('goes on past a part that fails and one that hangs, names both, and ends with 1', async () => {
  const parts = {
    database: well,
    chain: () => Promise.reject(new Error('gone')),
    relayer: () => new Promise(() => undefined),
  }
  expect(await closeAll(parts)).toEqual({
    closed: ['relayer', 'chain', 'database'],
    code: 1,
    named: ['relayer', 'chain'],
  })
})
