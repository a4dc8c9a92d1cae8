import { freePort, untilReady } from '@network-site/sandbox/child-process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts the real server of a checkout, with its built site, in a child process. */
export async function startSite({
  checkout = join(import.meta.dirname, '..'),
  env = {},
}: { checkout?: string; env?: Record<string, string> } = {}): Promise<{
  url: string
  pid: number
  stop: () => Promise<void>
}> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const server = fork(join(checkout, 'server/src/main.ts'), {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent', ...env },
  })
  const exited = once(server, 'exit')
  await untilReady(server, () => 'the server did not start; is the site built?')
  return {
    url: `http://localhost:${port}`,
    pid: Number(server.pid),
    stop: async () => {
      server.kill('SIGTERM')
      await exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
