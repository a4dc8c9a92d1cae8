import { expect, test } from 'vitest'
import { runConcurrently } from './run-concurrently.mjs'

test('runs no more jobs at a time than it may, and every one of them once', async () => {
  let running = 0
  let most = 0
  const started = []
  const job = (name) => async () => {
    started.push(name)
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    return name
  }
  const names = ['a', 'b', 'c', 'd', 'e']
  expect(await runConcurrently(names.map(job), 2)).toEqual(names)
  expect(started).toEqual(names)
  expect(most).toBe(2)
})

test('starts the next job when one ends, whichever it is', async () => {
  const long = Promise.withResolvers()
  const third = Promise.withResolvers()
  const all = runConcurrently([() => long.promise, async () => 'short', async () => third.resolve('third')], 2)
  await third.promise
  long.resolve('long')
  expect(await all).toEqual(['long', 'short', undefined])
})
