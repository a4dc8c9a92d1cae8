import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@network-site/sandbox/child-process'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../../test/databases.ts'
import { runOperator } from '../../test/run-operator.ts'
import { runServer } from '../../test/run-server.ts'

const address = `0x${'a'.repeat(40)}`
let dataDir: string
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'unreachable-'))))
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const envWith = (databaseUrl: string) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  SANDBOX: 'off',
  RELAYER: 'off',
  CHAIN_RPC_URL: 'http://127.0.0.1:1',
  COLLECTION_ADDRESS: address,
  TOKEN_ADDRESS: address,
})

it('names DATABASE_URL and the server, but not the password, if Postgres is unreachable', async () => {
  const port = await freePort()
  const env = envWith(`postgres://site_server:s3cret@localhost:${port}/site`)
  const outputs = [
    ...(await Promise.all([outputOf('main', env), outputOf('relayer', env)])),
    (await runOperator(env, 'status')).output,
  ]
  for (const output of outputs) {
    expect(output).toMatch(
      new RegExp(
        `Cannot connect to Postgres at localhost:${port}, database site: connect .*${port}\\. Check DATABASE_URL\\.`,
      ),
    )
    expect(output).not.toContain('s3cret')
  }
})

it('names DATABASE_URL if Postgres refuses the password', async () => {
  const url = new URL(await createTestDatabase('migrated'))
  url.password = 's3cret'
  const output = await outputOf('main', envWith(url.href))
  expect(output).toContain('password authentication failed for user "postgres". Check DATABASE_URL.')
  expect(output).not.toContain('s3cret')
})

/** Returns the output of a server program that does not start. */
async function outputOf(program: 'main' | 'relayer', env: ReturnType<typeof envWith>): Promise<string> {
  return runServer(program, env).then(
    () => 'it started',
    (error: unknown) => String(error),
  )
}
