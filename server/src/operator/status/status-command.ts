import { reasonOf } from '@network-site/protocol/redact'
import type { Command } from 'commander'
import type { Address } from 'viem'
import type { OperatorContext } from '../operator-context.ts'
import type { Deployment } from '../open-deployment.ts'
import { OperatorError } from '../operator-error.ts'
import type { CommonOptions } from '../terminal.ts'
import { formatStatus } from './format-status.ts'
import { readChainStatus } from './read-chain-status.ts'
import { readDatabaseStatus, readLastChain, type DatabaseStatus } from './read-database-status.ts'
import type { Status } from './status.ts'

/** `status`: chain, contract, day, relayers, balances, queue, budgets, mail. */
export function addStatusCommand(program: Command, { deployment, terminal }: OperatorContext): void {
  program
    .command('status')
    .description('show chain, contract, day, relayers, balances, queue, budgets and mail')
    .action(async (_options, command: Command) => {
      const options = command.optsWithGlobals<CommonOptions>()
      const status = await readStatus(deployment)
      await terminal.answer(status, () => formatStatus(status), options)
      if (status.chainTrouble ?? status.databaseTrouble) throw new OperatorError('A part does not answer.')
    })
}

async function readStatus(deployment: Deployment): Promise<Status> {
  const { env } = deployment
  const trouble: Record<'chain' | 'database', string | undefined> = { chain: undefined, database: undefined }
  const chain = await deployment
    .chain()
    .then((found) => readChainStatus(found, Date.now() / 1000))
    .catch((error: unknown) => void (trouble.chain = wordsOf(error)))
  const database = await readDatabase(deployment, chain?.collection.day).catch(
    (error: unknown) => void (trouble.database = wordsOf(error)),
  )
  const addresses = [
    ...(database?.relayers.map(({ address }) => address) ?? []),
    ...(database?.faucetAddress ? [database.faucetAddress as Address] : []),
    ...(chain ? [chain.collection.owner] : []),
  ]
  return {
    chain: chain ?? undefined,
    chainTrouble: trouble.chain,
    database: database ?? undefined,
    databaseTrouble: trouble.database,
    balancesWei: chain ? await readBalances(deployment, addresses) : {},
    limits: {
      gasPerDay: env.MINT_GAS_PER_DAY,
      gasPerDayFirstSeen: env.MINT_GAS_PER_DAY_FIRST_SEEN,
      gasPerDayPerNetwork: env.MINT_GAS_PER_DAY_PER_NETWORK,
      lowBalanceEther: env.RELAYER_LOW_BALANCE_ETHER,
    },
  }
}

async function readDatabase(deployment: Deployment, day: number | undefined): Promise<DatabaseStatus> {
  const database = await deployment.sql()
  const number = day === undefined ? await readLastChain(database) : await deployment.chainNumber()
  return readDatabaseStatus(database, number ?? 0, day)
}

async function readBalances(deployment: Deployment, addresses: Address[]): Promise<Record<string, bigint>> {
  const { client } = await deployment.chain()
  const balances = await Promise.all(addresses.map((address) => client.getBalance({ address })))
  return Object.fromEntries(addresses.map((address, index) => [address.toLowerCase(), balances[index] ?? 0n]))
}

function wordsOf(error: unknown): string {
  return error instanceof OperatorError ? error.message : reasonOf(error)
}
