import { freePort } from '@network-site/sandbox/child-process'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export type ProxyOptions = {
  /** The ports of the servers on this machine. */
  servers: number[]
  /** By default, the log is discarded. */
  logFile?: string
  /** Settings of the Caddyfile; by default, the proxy speaks HTTP on a free port. */
  env?: Record<string, string>
}

const caddyfile = fileURLToPath(new URL('../../../deploy/caddy/Caddyfile', import.meta.url))

/** Returns whether these programs are installed. */
export function areInstalled(...programs: string[]): boolean {
  return programs.every((program) => spawnSync(program, ['--help']).error === undefined)
}

/** Starts Caddy with the configuration that we ship. */
export async function startProxy({ servers, logFile, env = {} }: ProxyOptions) {
  if (!areInstalled('caddy')) throw new Error('Caddy is not installed. On Debian, run `apt-get install caddy`.')
  const [port, adminPort] = [await freePort(), await freePort()]
  const folder = await mkdtemp(join(tmpdir(), 'proxy-'))
  const log = logFile === undefined ? 'ignore' : openSync(logFile, 'a')
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', caddyfile], {
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      PROXY_ADMIN: `127.0.0.1:${adminPort}`,
      PROXY_BIND: '127.0.0.1',
      PROXY_ADDRESS: `http://127.0.0.1:${port}`,
      PROXY_ACME_EMAIL: 'operations@site.test',
      PROXY_SERVERS: servers.map((server) => `127.0.0.1:${server}`).join(' '),
      ...env,
    },
  })
  if (log !== 'ignore') closeSync(log)
  const exited = once(caddy, 'exit')
  while (!(await fetch(`http://127.0.0.1:${adminPort}/config/`).catch(() => undefined))?.ok) {
    if (caddy.exitCode !== null)
      throw new Error(`Caddy exited with code ${caddy.exitCode}; see ${logFile ?? 'its log'}`)
    await sleep(50)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      caddy.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
