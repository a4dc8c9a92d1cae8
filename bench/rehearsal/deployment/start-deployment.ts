import { freePort, nodeEnvironment } from '@network-site/sandbox/child-process'
import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keyServiceKinds, startKeyService } from '../../../server/test/key-services.ts'
import { supervise, type SupervisedProcess } from '../../../server/test/supervise.ts'
import { type ContainerImage, startContainer } from '../image/container-engine.ts'
import { startDisk } from './start-disk.ts'
import { type Link, startLink } from './start-link.ts'
import { startProxy } from './start-proxy.ts'
import { startTestnet, type TestnetOptions } from './start-testnet.ts'

export type Server = SupervisedProcess & { url: string; link: Link }
export type Relayer = SupervisedProcess & { url: string }
export type Deployment = Awaited<ReturnType<typeof startDeployment>>

export type DeploymentOptions = TestnetOptions & {
  servers: number
  relayers: number
  /** Gives each relayer one key instead of all keys. Production relayers share all keys. */
  hasKeyEach?: boolean
  /** Keeps the first keys in stand-ins for key services, one in each. */
  hasKeyServices?: boolean
  hasSmallDisk?: boolean
  /** Starts Caddy in front of the servers. */
  hasProxy?: boolean
  /** Keeps the logs in this folder; by default they are deleted with the deployment. */
  logFolder?: string | undefined
  /** Runs servers and relayers in containers of this image. */
  image?: ContainerImage | undefined
  env?: Record<string, string>
}

const serverFile = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))
const relayerFile = fileURLToPath(new URL('../../../server/src/relayer.ts', import.meta.url))

/** Starts the multi-machine deployment of docs/guides/operating.md, with one process per machine. */
export async function startDeployment(options: DeploymentOptions) {
  const { logFolder, image, env: givenEnv = {}, hasKeyEach = false, ...testnetOptions } = options
  const disk = options.hasSmallDisk ? await startDisk() : undefined
  const folder = await mkdtemp(join(disk?.folder ?? tmpdir(), 'deployment-'))
  const logs = logFolder ?? folder
  await mkdir(logs, { recursive: true })
  const testnet = await startTestnet(testnetOptions)
  const postgres = await startPostgres(disk ? { parentFolder: disk.folder } : {})
  const databaseUrl = await postgres.createDatabase('site')
  const keyServices = await Promise.all(
    testnet.relayerKeys
      .slice(0, options.hasKeyServices ? keyServiceKinds.length : 0)
      // Production refuses stand-ins that are marked.
      .map((key, index) => startKeyService(keyServiceKinds[index] ?? 'AWS KMS', key, { isMarked: false })),
  )
  const keyEntries = testnet.relayerKeys.map((key, index) => keyServices[index]?.entry ?? key)
  // The proxy reaches each server through its link.
  const links = await Promise.all(Array.from({ length: options.servers }, startLink))
  const proxy = options.hasProxy
    ? await startProxy({ servers: links.map(({ port }) => port), logFile: join(logs, 'proxy.log') })
    : undefined
  const servers: Server[] = []
  const relayers: Relayer[] = []

  const env = {
    ...nodeEnvironment(),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: proxy?.url ?? 'http://127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    PROOF_SECRET: 'the same on all servers',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    CHAIN_RPC_URLS: testnet.endpoints.map(({ url }) => url).join(','),
    RPC_UPSTREAM_URL: testnet.rpcUrl,
    COLLECTION_ADDRESS: testnet.contracts.collection,
    TOKEN_ADDRESS: testnet.contracts.token,
    // The visitors send more messages than a day's default, from few networks and without proofs of work.
    FORM_MESSAGES_PER_DAY: '100000',
    FORM_REQUESTS_PER_HOUR: '100000',
    // Unreachable; the visitors request no release.
    RELEASES_API_URL: 'http://127.0.0.1:9',
    ...Object.assign({}, ...keyServices.map((service) => service.env)),
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
      ...(image && { start: startContainer(image) }),
    })
  }

  async function startServer(link: Link): Promise<Server> {
    const port = link.serverPort
    // Five seconds cover the proxy's readiness checks (every 500 ms) and a mint (one or two blocks).
    const server = await start('server', serverFile, { RELAYER: 'off', PORT: String(port), UNREADY_SECONDS: '5' })
    return { ...server, url: `http://127.0.0.1:${port}`, link }
  }

  async function startRelayer(index = 0): Promise<Relayer> {
    const port = await freePort()
    const keysFile = join(folder, `relayer-keys-${port}`)
    await writeFile(keysFile, hasKeyEach ? (keyEntries[index] ?? '') : keyEntries.join('\n'), { mode: 0o600 })
    const relayer = await start('relayer', relayerFile, { RELAYER_KEYS_FILE: keysFile, RELAYER_PORT: String(port) })
    return { ...relayer, url: `http://127.0.0.1:${port}` }
  }

  servers.push(...(await Promise.all(links.map(startServer))))
  relayers.push(...(await Promise.all(Array.from({ length: options.relayers }, (_, index) => startRelayer(index)))))

  return {
    /** The proxy's URL, which visitors use. */
    url: proxy?.url ?? '',
    servers,
    relayers,
    postgres,
    databaseUrl,
    testnet,
    keyServices: keyServices.map(({ standIn }) => standIn),
    /** Undefined if it cannot be mounted. */
    disk,
    startServer,
    startRelayer,
    stop: async () => {
      await proxy?.stop()
      await Promise.all([...servers, ...relayers].map((process) => process.stop()))
      for (const link of links) link.close()
      await postgres.stop()
      await testnet.stop()
      for (const { standIn } of keyServices) await standIn.close()
      await rm(folder, { recursive: true, force: true })
      await disk?.remove()
    },
  }
}
