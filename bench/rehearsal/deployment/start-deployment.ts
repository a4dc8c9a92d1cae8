import { freePort, nodeEnvironment } from '@network-site/sandbox/child-process'
import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { supervise, type SupervisedProcess } from '../../../server/test/supervise.ts'
import { startDisk } from './start-disk.ts'
import { type Link, startLink, startProxy } from './start-proxy.ts'
import { startTestnet, type TestnetOptions } from './start-testnet.ts'

export type Server = SupervisedProcess & { url: string; link: Link }
export type Relayer = SupervisedProcess & { url: string }
export type Deployment = Awaited<ReturnType<typeof startDeployment>>

export type DeploymentOptions = TestnetOptions & {
  servers: number
  relayers: number
  /** Gives each relayer one key instead of all keys. Production relayers share all keys. */
  hasKeyEach?: boolean
  hasSmallDisk?: boolean
  /** Keeps the logs in this folder; by default they are deleted with the deployment. */
  logFolder?: string | undefined
  env?: Record<string, string>
}

const serverFile = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))
const relayerFile = fileURLToPath(new URL('../../../server/src/relayer.ts', import.meta.url))

/** Starts the multi-machine deployment of docs/guides/operating.md, with one process per machine. */
export async function startDeployment(options: DeploymentOptions) {
  const { logFolder, env: givenEnv = {}, hasKeyEach = false, ...testnetOptions } = options
  const disk = options.hasSmallDisk ? await startDisk() : undefined
  const folder = await mkdtemp(join(disk?.folder ?? tmpdir(), 'deployment-'))
  const logs = logFolder ?? folder
  await mkdir(logs, { recursive: true })
  const testnet = await startTestnet(testnetOptions)
  const postgres = await startPostgres(disk ? { parentFolder: disk.folder } : {})
  const databaseUrl = await postgres.createDatabase('site')
  const proxy = await startProxy(join(logs, 'proxy.log'))
  const servers: Server[] = []
  const relayers: Relayer[] = []

  const env = {
    ...nodeEnvironment(),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: proxy.url,
    TRUSTED_PROXIES: '127.0.0.1',
    PROOF_SECRET: 'the same on all servers',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    CHAIN_RPC_URL: testnet.endpoint.url,
    RPC_UPSTREAM_URL: testnet.rpcUrl,
    COLLECTION_ADDRESS: testnet.contracts.collection,
    TOKEN_ADDRESS: testnet.contracts.token,
    // The visitors send more messages than a day's default, from few networks and without proofs of work.
    FORM_MESSAGES_PER_DAY: '100000',
    // Unreachable; the visitors request no release.
    RELEASES_API_URL: 'http://127.0.0.1:9',
    ...givenEnv,
  }

  const started = { server: 0, relayer: 0 }
  async function start(kind: 'server' | 'relayer', file: string, more: Record<string, string>) {
    const name = `${kind}-${++started[kind]}`
    return supervise({
      name,
      file,
      // Identifies the process in pg_stat_activity.
      env: { ...env, PGAPPNAME: name, DATA_DIR: join(folder, name), ...more },
      logFile: join(logs, `${name}.log`),
    })
  }

  async function startServer(): Promise<Server> {
    const port = await freePort()
    // Five seconds cover the proxy's readiness checks (every 250 ms) and a mint (one or two blocks).
    const server = await start('server', serverFile, { RELAYER: 'off', PORT: String(port), UNREADY_SECONDS: '5' })
    return { ...server, url: `http://127.0.0.1:${port}`, link: await startLink(port) }
  }

  async function startRelayer(index = 0): Promise<Relayer> {
    const port = await freePort()
    const keysFile = join(folder, `relayer-keys-${port}`)
    await writeFile(keysFile, hasKeyEach ? (testnet.relayerKeys[index] ?? '') : testnet.relayerKeys.join('\n'), {
      mode: 0o600,
    })
    const relayer = await start('relayer', relayerFile, { RELAYER_KEYS_FILE: keysFile, RELAYER_PORT: String(port) })
    return { ...relayer, url: `http://127.0.0.1:${port}` }
  }

  const publish = () => proxy.setServers(servers.map(({ link }) => link.port))
  servers.push(...(await Promise.all(Array.from({ length: options.servers }, startServer))))
  relayers.push(...(await Promise.all(Array.from({ length: options.relayers }, (_, index) => startRelayer(index)))))
  publish()

  return {
    /** The proxy's URL, which visitors use. */
    url: proxy.url,
    proxy,
    servers,
    relayers,
    postgres,
    databaseUrl,
    testnet,
    /** Undefined if it cannot be mounted. */
    disk,
    /** Starts a server without adding it to the proxy. */
    startServer,
    startRelayer,
    /** Updates the proxy's list of servers. */
    publish,
    stop: async () => {
      await proxy.stop()
      await Promise.all([...servers, ...relayers].map((process) => process.stop()))
      for (const { link } of servers) link.close()
      await postgres.stop()
      await testnet.stop()
      await rm(folder, { recursive: true, force: true })
      await disk?.remove()
    },
  }
}
