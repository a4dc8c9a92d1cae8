import { freePort } from '@network-site/sandbox/chain/free-port'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type PoolMode = 'session' | 'transaction'

export type PgBouncerOptions = {
  postgresPort: number
  database: string
  mode: PoolMode
  /** Start-up parameters that it passes over; it refuses connections that bring any other. */
  ignoredParameters: string[]
}

export type PgBouncer = { url: string; stop: () => Promise<void> }

/** Starts the pooler in front of a database. */
export async function startPgBouncer(options: PgBouncerOptions): Promise<PgBouncer> {
  const { postgresPort, database, mode, ignoredParameters } = options
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const ignored = ignoredParameters.length > 0 ? [`ignore_startup_parameters = ${ignoredParameters.join(',')}`] : []
  const lines = [
    '[databases]',
    `${database} = host=127.0.0.1 port=${postgresPort} dbname=${database} user=postgres password=postgres`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    ...ignored,
  ]
  await writeFile(file, lines.join('\n'))
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const pooler = spawn('pgbouncer', ['-q', ...user, file], { stdio: 'ignore' })
  await Promise.race([
    once(pooler, 'spawn'),
    once(pooler, 'error').then(() => {
      throw new Error('pgbouncer is not installed here')
    }),
  ])
  while (!(await isListening(port))) {
    if (pooler.exitCode !== null) throw new Error('pgbouncer did not start')
    await sleep(50)
  }
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/${database}`,
    stop: async () => {
      pooler.kill('SIGTERM')
      await once(pooler, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
