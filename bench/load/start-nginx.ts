import { freePort } from '@network-site/sandbox/child-process'
import { execFileSync, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export function isNginxHere(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** nginx with the very bytes that our server sends for these paths: both then do the same work. */
export async function startNginx(siteUrl: string, paths: string[]): Promise<Nginx & { port: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-load-'))
  for (const path of paths) await keepFile(siteUrl, path, join(folder, 'files'))
  const port = await freePort()
  const nginx = await runNginx({ template: join(import.meta.dirname, 'nginx.conf'), folder, port })
  return {
    port,
    pid: nginx.pid,
    stop: async () => {
      await nginx.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** As it is, and compressed where our server compresses it. */
async function keepFile(siteUrl: string, path: string, folder: string): Promise<void> {
  const answer = await fetch(siteUrl + path, { headers: { 'accept-encoding': 'gzip' } })
  const body = Buffer.from(await answer.arrayBuffer())
  const file = join(folder, `${path}.file`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body)
  if (answer.headers.get('content-encoding') === 'gzip') await writeFile(`${file}.gz`, gzipSync(body, { level: 9 }))
}

type Nginx = { pid: number; stop: () => Promise<void> }

interface NginxOptions {
  /** A configuration with blanks such as {folder}. */
  template: string
  /** Where it keeps its files. */
  folder: string
  port: number
  /** What fills the other blanks. */
  blanks?: Record<string, string | number>
}

/** Runs nginx, and waits until it takes connections at its port. */
async function runNginx({ template, folder, port, blanks }: NginxOptions): Promise<Nginx> {
  const values: Record<string, string | number> = { folder, port, ...blanks }
  const configuration = await readFile(template, 'utf8')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    configuration.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  )
  const nginx = spawn('nginx', ['-c', file, '-e', 'stderr'], { stdio: 'inherit' })
  const exited = once(nginx, 'exit')
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start')
    await sleep(50)
  }
  return {
    pid: Number(nginx.pid),
    stop: async () => {
      nginx.kill('SIGTERM')
      await exited
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
