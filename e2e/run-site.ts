import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@network-site/sandbox/child-process'
import { copyPgliteTemplate } from '../server/test/pglite-template.ts'

export type RunningSite = {
  url: string
  dataDir: string
  pid: number
  /** Ends it by SIGTERM, and returns how long that took. */
  stop: () => Promise<{ code: number | null; milliseconds: number }>
  /** Ends it by SIGKILL. */
  kill: () => Promise<void>
}

const repositoryRoot = fileURLToPath(new URL('..', import.meta.url))

/** Runs the whole server as a process of its own, in a data folder of its own. `root` may be a copy of the repository. */
export async function runSite(env: Record<string, string> = {}, root = repositoryRoot): Promise<RunningSite> {
  const port = env['PORT'] ? Number(env['PORT']) : await freePort()
  const dataDir = env['DATA_DIR'] ?? (await newDataDir())
  const child = fork(join(root, 'server/src/main.ts'), {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, ...env, PORT: String(port) },
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  await Promise.race([
    new Promise<void>((resolve) => {
      child.on('message', (message) => {
        if (typeof message === 'object' && message !== null && 'ready' in message) resolve()
      })
    }),
    exited.then(([code]) => {
      throw new Error(`the server ended with ${code} before it was ready`)
    }),
  ])
  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: child.pid ?? 0,
    stop: async () => {
      const startedAt = performance.now()
      child.kill('SIGTERM')
      const [code] = await exited
      return { code, milliseconds: performance.now() - startedAt }
    },
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site data '))
  // A site would take seconds to make its own, and many test files start one.
  await copyPgliteTemplate(dataDir)
  return dataDir
}

/** Removes the data folder of a site. */
export async function removeSiteData(site: RunningSite): Promise<void> {
  await rm(site.dataDir, { recursive: true, force: true })
}
