import { freePort } from '@network-site/sandbox/child-process'
import { execFileSync, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export function isNginxInstalled(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Starts nginx with the exact bytes that our server sends for these paths. */
export async function startNginx(
  siteUrl: string,
  paths: string[],
): Promise<{ port: number; pid: number; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-load-'))
  for (const path of paths) await saveFile(siteUrl, path, join(folder, 'files'))
  const port = await freePort()
  const values: Record<string, string | number> = { folder, port }
  const template = await readFile(join(import.meta.dirname, 'nginx.conf'), 'utf8')
  const configFile = join(folder, 'nginx.conf')
  await writeFile(
    configFile,
    template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  )
  const nginx = spawn('nginx', ['-c', configFile, '-e', 'stderr'], { stdio: 'inherit' })
  const exited = once(nginx, 'exit')
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start')
    await sleep(50)
  }
  return {
    port,
    pid: Number(nginx.pid),
    stop: async () => {
      nginx.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Saves a response body, also gzipped if our server compresses it. */
async function saveFile(siteUrl: string, path: string, folder: string): Promise<void> {
  const answer = await fetch(siteUrl + path, { headers: { 'accept-encoding': 'gzip' } })
  const body = Buffer.from(await answer.arrayBuffer())
  const file = join(folder, `${path}.file`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body)
  if (answer.headers.get('content-encoding') === 'gzip') await writeFile(`${file}.gz`, gzipSync(body, { level: 9 }))
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
