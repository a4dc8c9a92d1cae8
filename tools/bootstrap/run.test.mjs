import { expect, test } from 'vitest'
import { run, runConcurrently } from './run.mjs'

const waitForever = 'setInterval(() => {}, 1000)'

test('gives back the exit code and what was printed to either stream', async () => {
  const program = `process.stdout.write('one '); process.stderr.write('two'); process.exitCode = 3`
  expect(await node(program)).toEqual({ code: 3, output: expect.stringMatching(/^(one two|twoone )$/) })
})

test('stops a program at its limit, also where one that it left behind still holds its output', async () => {
  const program = `
    const { spawn } = require('node:child_process')
    const left = spawn(process.execPath, ['-e', ${JSON.stringify(waitForever)}], { stdio: 'inherit' })
    console.log(left.pid)
    ${waitForever}`
  const { code, output } = await node(program, { limitMinutes: 1 / 12 })
  process.kill(Number.parseInt(output, 10))
  expect(code).toBe(1)
  expect(output).toMatch(/^\d+\n\nIt was stopped because it had not ended after .* minutes\.\n$/)
})

function node(program, options) {
  return run(process.execPath, ['-e', program], options)
}

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
