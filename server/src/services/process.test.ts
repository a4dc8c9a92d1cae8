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

const succeed = async () => undefined

it('closes each part once, newest first, and exits with 0', async () => {
  expect(await closeAll({ database: succeed, relayer: succeed, http: succeed })).toEqual({
    closed: ['http', 'relayer', 'database'],
    code: 0,
    named: [],
  })
})

it('continues past parts that fail or hang, logs both, and exits with 1', async () => {
  const parts = {
    database: succeed,
    chain: () => Promise.reject(new Error('gone')),
    relayer: () => new Promise(() => undefined),
  }
  expect(await closeAll(parts)).toEqual({
    closed: ['relayer', 'chain', 'database'],
    code: 1,
    named: ['relayer', 'chain'],
  })
})
