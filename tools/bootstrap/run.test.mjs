import { expect, test } from 'vitest'
import { run } from './run.mjs'

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
