import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { callOperator, runOperator } from '../../test/run-operator.ts'
import { copyPgliteTemplate } from '../../test/pglite-template.ts'
import { runServer } from '../../test/run-server.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'))
await copyPgliteTemplate(dataDir)
const server = await runServer('main', { DATA_DIR: dataDir })
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const unknownWallet = '0x00000000000000000000000000000000000000a1'

it('works with the embedded chain and database of a running server', { timeout: 180_000 }, async () => {
  const run = (...args: string[]) => callOperator({ DATA_DIR: dataDir }, ...args)
  const runAsProcess = (...args: string[]) => runOperator({ DATA_DIR: dataDir }, ...args)
  expect(await runAsProcess('status')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/minting +open/) as string,
  })

  expect(await run('close')).toMatchObject({ code: 2 })
  expect(await runAsProcess('close', '--yes')).toMatchObject({ code: 0 })
  expect((await run('status')).output).toMatch(/minting +CLOSED/)
  const why = await run('why', unknownWallet)
  expect(why.output.trimEnd().split('\n').at(-1)).toContain('because minting is closed')

  expect(await run('open', '--yes')).toMatchObject({ code: 0 })
  expect((await run('actions')).output.match(/done/g)).toHaveLength(2)
  expect(await runAsProcess('messages')).toMatchObject({ code: 0, output: '0 messages, page 1 of 1\n' })
  expect(await runAsProcess('messages', 'list', '--page', '2')).toMatchObject({ output: '0 messages, page 2 of 1\n' })
  expect((await run('backup', join(dataDir, 'dump'))).errors).toContain('DATABASE_URL is not set')
})
