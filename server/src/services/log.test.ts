import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const program = `
  const { createLog } = await import(${JSON.stringify(new URL('log.ts', import.meta.url).href)})
  const log = createLog({ LOG_LEVEL: 'info', isProduction: true })
  for (let line = 0; line < 5000; line++) log.warn('a line that fills the pipe between this process and its reader')
  setTimeout(() => process.stderr.write('still running'), 100)
`

it('writes every line to a pipe', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    maxBuffer: 10_000_000,
  })
  expect(stdout.split('\n').filter((line) => line.endsWith('its reader"}'))).toHaveLength(5000)
})

it.skipIf(process.platform !== 'linux')('keeps the process running while the disk of the log is full', async () => {
  const shell = `exec "$0" --input-type=module --eval "$1" > /dev/full`
  const { stderr } = await promisify(execFile)('sh', ['-c', shell, process.execPath, program], { timeout: 20_000 })
  expect(stderr).toBe('still running')
})
