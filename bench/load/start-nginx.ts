import { freePort } from '@network-site/sandbox/chain/free-port'
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { runNginx, type Nginx } from '../run-nginx.ts'

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
