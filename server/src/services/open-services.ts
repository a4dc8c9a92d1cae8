import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import { z } from 'zod'
import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import type { Env } from '../env/index.ts'
import { clientNetworks, type CountedNetwork } from '../lib/client-network.ts'
import { parseRows } from '../lib/parse.ts'
import { isSignedBy, isSignedByContract, type SignedMessage } from '../lib/signatures.ts'
import type { BuiltSite } from './built-site.ts'
import { type Chain, connectChain } from './chain.ts'
import { type AtomicFile, atomicFile } from './data-folder.ts'
import { type Database, openDatabase, type Sql } from './database.ts'
import { type ExternalServices, openExternalServices } from './external-services.ts'
import { createHealthChecks, createStatusRegistry, type HealthChecks, type StatusRegistry } from './health.ts'
import { type Mailer, openMailer } from './mailer.ts'
import { type Clock, type Closing, systemClock } from './process.ts'
import { createProofOfWork, type ProofOfWork, type ProofPurpose } from './create-proof-of-work.ts'
import { networkShares, type RateLimits, rateLimits } from './rate-limits.ts'
import { exportEndpoints } from './rpc-endpoints.ts'
import { createSigners, type Signers } from './signers.ts'
import { createSocialAccounts, type SocialAccounts } from './social-accounts.ts'

/** What every server process opens once. */
export type Services = {
  env: Env
  log: Logger
  clock: Clock
  registry: Registry
  database: Database
  /** For relaying, indexing, and other background work. */
  chain: Chain
  /** For reads that visitors' requests cause. It has its own budget, and its own endpoint if `RPC_UPSTREAM_URL` is set. */
  visitorChain: Chain
  /** The same for checks of wallets that mint. Other reads cannot use up its budget, which would slow down mints. */
  minterChain: Chain
  external: ExternalServices
  /** Undefined if there is no mail server; emails then stay pending. */
  mailer: Mailer | undefined
  health: HealthChecks
  status: StatusRegistry
  rateLimits: RateLimits
  /** Returns every network that a client address counts toward, narrowest first. */
  networksOf: (ip: string) => CountedNetwork[]
  /** Signs values that clients send back. Servers that share a database share it. */
  secret: string
  /** Undefined for a cost of 0. */
  proofOfWork: (puzzle: { purpose: ProofPurpose; cost: number }) => ProofOfWork | undefined
  /** Undefined if sign-in is not offered. */
  socialAccounts: SocialAccounts | undefined
  signers: Signers
  /** Whether a wallet signed a message. Contract wallets are checked on chain. */
  isSignedBy: (signed: SignedMessage) => Promise<boolean>
  /** Returns a file in the data folder. */
  dataFile: (...path: string[]) => AtomicFile
}

/** The context of feature plugins: the services, and what the web server adds to them. */
export type Context = Services & {
  version: string
  /** The public documents of this deployment. */
  deployment: { network: NetworkDocument; settings: BrowserSettings }
  /** Undefined if Vite serves the pages. */
  site: BuiltSite | undefined
  /** Reads a media file of the site; resolves to undefined if it does not exist. */
  media: (path: string) => Promise<Buffer | undefined>
}

type OpenServicesOptions = {
  log: Logger
  closing: Pick<Closing, 'add'>
  /** Called before each slow step. */
  report?: (step: string) => void
}

/** Opens the configured services in dependency order. */
export async function openServices(env: Env, { log, closing, report }: OpenServicesOptions): Promise<Services> {
  const clock = systemClock
  report?.('opening the database')
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR })
  closing.add({ name: 'database', close: database.close })
  report?.(env.isSandbox ? 'starting the embedded chain and the stand-ins' : 'connecting to the chain')
  const external = await openExternalServices(env)
  closing.add({ name: 'sandbox', close: external.close })
  for (const notice of external.notices) log.warn(notice)

  const chainOptions = {
    ...external.chain,
    blockOneHash: await findBlockOne(database.sql, external.chain),
    maxLagBlocks: env.CHAIN_RPC_MAX_LAG_BLOCKS,
  }
  const chain = connectChain({ ...chainOptions, log })
  const registry = new Registry()
  exportEndpoints(registry, chain.endpoints)
  const visitorOptions = {
    ...chainOptions,
    ...(env.RPC_UPSTREAM_URL ? { rpcUrls: [env.RPC_UPSTREAM_URL] } : {}),
    callsPerSecond: env.RPC_VISITOR_CALLS_PER_SECOND,
  }
  // Has its own view of the endpoints, so that visitors' requests cannot pause them for the relayer.
  const visitorChain = connectChain(visitorOptions)
  const { mail, social } = external
  const shares = networkShares(env)
  const secret = env.PROOF_SECRET ?? randomBytes(32).toString('hex')
  return {
    env,
    log,
    clock,
    registry,
    database,
    chain,
    visitorChain,
    minterChain: connectChain({ ...visitorOptions, sharedWith: visitorChain }),
    external,
    mailer: mail.url === undefined ? undefined : openMailer({ ...mail, url: mail.url }),
    health: createHealthChecks(),
    status: createStatusRegistry(),
    rateLimits: rateLimits(database.kind === 'postgres' ? database.sql : undefined, shares),
    networksOf: (ip) => clientNetworks(ip, shares),
    secret,
    proofOfWork: ({ purpose, cost }) =>
      cost > 0 ? createProofOfWork({ purpose, cost, secret, nowMilliseconds: clock.nowMilliseconds }) : undefined,
    socialAccounts:
      social &&
      createSocialAccounts({
        sql: database.sql,
        siteUrl: env.PUBLIC_URL,
        secret,
        // Unset only outside production, where hashes must outlive the process.
        hashSecret: env.PROOF_SECRET ?? 'no secret',
        nowMilliseconds: clock.nowMilliseconds,
      }),
    signers: createSigners({ env, database, log, nowMilliseconds: clock.nowMilliseconds }),
    isSignedBy: (signed) => isSignedBy(signed, (message) => isSignedByContract(visitorChain, message)),
    dataFile: (...path) => atomicFile(join(env.DATA_DIR, ...path)),
  }
}

const blockOneSchema = z.object({ hash: z.string() })

/** Returns the hash of block 1 of the chain that this database knows, which is the end of the name `chainIdentity` gives it. */
async function findBlockOne(database: Sql, { id, contracts }: ExternalServices['chain']): Promise<string | undefined> {
  const name = `${id}/${contracts.collection.toLowerCase()}/`
  const found = await database.execute(sql`
    select substr(identity, ${name.length + 1}::int) as hash from known_chain
    where starts_with(identity, ${name}) order by id desc limit 1`)
  return parseRows(blockOneSchema, found)[0]?.hash
}
