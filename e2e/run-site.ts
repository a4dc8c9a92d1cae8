import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, untilReady } from '@network-site/sandbox/child-process'
import { copyPgliteTemplate } from '../server/test/pglite-template.ts'

export type RunningSite = Awaited<ReturnType<typeof runSite>>

const repositoryRoot = fileURLToPath(new URL('..', import.meta.url))

/** Runs the server in a child process with its own data folder. `root` may be a copy of the repository. */
export async function runSite(env: Record<string, string> = {}, root = repositoryRoot) {
  const port = env['PORT'] ? Number(env['PORT']) : await freePort()
  const dataDir = env['DATA_DIR'] ?? (await newDataDir())
  const child = fork(join(root, 'server/src/main.ts'), {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, ...env, PORT: String(port) },
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  await untilReady(child, (code) => `the server exited with code ${code} before it was ready`)
  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: child.pid ?? 0,
    /** Stops the site with SIGTERM and returns how long that took. */
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
  // Creating a database takes seconds, and many test files start a site.
  await copyPgliteTemplate(dataDir)
  return dataDir
}

export async function removeSiteData(site: RunningSite): Promise<void> {
  await rm(site.dataDir, { recursive: true, force: true })
}
