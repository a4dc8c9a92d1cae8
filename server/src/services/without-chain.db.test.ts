import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey } from 'viem/accounts'
import { expect, it } from 'vitest'
import { copyPgliteTemplate } from '../../test/pglite-template.ts'
import { runServer } from '../../test/run-server.ts'

const address = `0x${'a'.repeat(40)}`

it('starts, accepts messages, and shuts down while the chain is down', { timeout: 180_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'without-chain-'))
  await copyPgliteTemplate(dataDir)
  await chmod(dataDir, 0o755)
  const keysFile = join(dataDir, 'keys')
  await writeFile(keysFile, generatePrivateKey(), { mode: 0o600 })
  const server = await runServer('main', {
    DATA_DIR: dataDir,
    SANDBOX: 'off',
    CHAIN_RPC_URL: 'http://127.0.0.1:1',
    COLLECTION_ADDRESS: address,
    TOKEN_ADDRESS: address,
    RELAYER_KEYS_FILE: keysFile,
  })
  try {
    const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status
    expect(await statusOf('/livez')).toBe(200)
    if (process.platform !== 'win32') expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    expect(await statusOf('/readyz')).toBe(200)
    expect(await statusOf('/healthz')).toBe(503)
    const message = await fetch(`${server.url}/f/build-with-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ email: 'studio@games.example', message: 'The chain is down.', subject: 'Hello' }),
    })
    expect(message.status).toBe(200)
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  } finally {
    server.kill('SIGKILL')
    await server.ended
    await rm(dataDir, { recursive: true, force: true })
  }
})
