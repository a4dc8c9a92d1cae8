import { reasonOf } from '@network-site/protocol/redact'
import { network } from '@network-site/site/network'
import { OperatorError, type Terminal } from './terminal.ts'
import { type Chain, connectChain } from '../services/chain.ts'
import { openDatabase, type Sql } from '../services/database.ts'
import { chainIdentity, findChainNumber } from '../transactions/chain-state.ts'
import type { Env } from '../env/index.ts'
import { messageOf } from '../lib/describe-error.ts'
import { connectOperator, type OperatorService, operatorSocketPath, remoteSql } from './operator-socket.ts'

export type OperatorContext = { deployment: Deployment; terminal: Terminal }

/** The database and the chain that the commands work on. Each is opened on first use. */
export type Deployment = {
  env: Env
  sql: () => Promise<Sql>
  chain: () => Promise<Chain>
  /** The chain's number in the database, from `registerChain`. */
  chainNumber: () => Promise<number>
  close: () => Promise<void>
}

/** Opens the deployment in the environment: production, or the sandbox running on this machine. */
export function openDeployment(env: Env): Deployment {
  const closers: Array<() => Promise<unknown>> = []
  // Only a server with the sandbox or an embedded database has this socket.
  const running = once(async () => connectOperator(operatorSocketPath(env.DATA_DIR)).catch(() => undefined))

  const sql = once(async () => {
    if (!env.DATABASE_URL) {
      const query = (await running())?.query
      if (query) return remoteSql(query)
    }
    const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR }).catch((cause: unknown) => {
      throw new OperatorError(cause instanceof Error ? messageOf(cause) : 'The database cannot be opened.', { cause })
    })
    closers.push(database.close)
    return database.sql
  })

  const chain = once(async () => {
    const found = connectChain({
      id: network.testnet.id,
      maxLagBlocks: env.CHAIN_RPC_MAX_LAG_BLOCKS,
      ...(await chainOptions(env, running)),
    })
    await found.ping().catch((cause: unknown) => {
      throw new OperatorError(`Cannot use the chain: ${reasonOf(cause)}`, { cause })
    })
    return found
  })

  return {
    env,
    sql,
    chain,
    chainNumber: once(async () => {
      const collection = await chain()
      const identity = await chainIdentity(collection, collection.contracts.collection.toLowerCase())
      const found = await findChainNumber(await sql(), identity)
      if (found === undefined) throw new OperatorError('This database has no data for this chain and collection.')
      return found
    }),
    close: async () => {
      for (const close of closers) await close()
    },
  }
}

async function chainOptions(env: Env, running: () => Promise<OperatorService | undefined>) {
  const { CHAIN_RPC_URLS: rpcUrls, COLLECTION_ADDRESS: collection, TOKEN_ADDRESS: token } = env
  if (rpcUrls && collection && token) return { rpcUrls, contracts: { collection, token } }
  const deployment = (await running())?.deployment
  if (deployment) return deployment
  throw new OperatorError(
    `No server is running on ${env.DATA_DIR}, so there is no embedded chain. Run npm start, or set CHAIN_RPC_URLS, COLLECTION_ADDRESS, and TOKEN_ADDRESS.`,
  )
}

function once<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opened: Promise<Value> | undefined
  return () => (opened ??= open())
}
