import { expect, test } from 'vitest'
import { run, runConcurrently } from './run.mjs'

const waitForever = 'setInterval(() => {}, 1000)'

test('returns the exit code and the output of both streams', async () => {
  const program = `process.stdout.write('one '); process.stderr.write('two'); process.exitCode = 3`
  expect(await node(program)).toEqual({ code: 3, output: expect.stringMatching(/^(one two|twoone )$/) })
})

test('stops a program at its limit even if an orphaned child holds its output open', async () => {
  const program = `
    const { spawn } = require('node:child_process')
    const left = spawn(process.execPath, ['-e', ${JSON.stringify(waitForever)}], { stdio: 'inherit' })
    console.log(left.pid)
    ${waitForever}`
  const { code, output } = await node(program, { limitMinutes: 1 / 12 })
  process.kill(Number.parseInt(output, 10))
  expect(code).toBe(1)
  expect(output).toMatch(/^\d+\n\nStopped: still running after .* minutes\.\n$/)
})

function node(program, options) {
  return run(process.execPath, ['-e', program], options)
}

test('runs every job once and respects the limit', async () => {
  let running = 0
  let maxRunning = 0
  const started = []
  const job = (name) => async () => {
    started.push(name)
    running += 1
    maxRunning = Math.max(maxRunning, running)
    await Promise.resolve()
    running -= 1
    return name
  }
  const names = ['a', 'b', 'c', 'd', 'e']
  expect(await runConcurrently(names.map(job), 2)).toEqual(names)
  expect(started).toEqual(names)
  expect(maxRunning).toBe(2)
})

test('starts the next job as soon as any job ends', async () => {
  const long = Promise.withResolvers()
  const third = Promise.withResolvers()
  const all = runConcurrently([() => long.promise, async () => 'short', async () => third.resolve('third')], 2)
  await third.promise
  long.resolve('long')
  expect(await all).toEqual(['long', 'short', undefined])
})
