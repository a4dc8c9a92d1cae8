import type { Command } from 'commander'
import { formatGwei } from 'viem'
import type { OperatorContext } from './deployment.ts'
import {
  type CommonOptions,
  formatAmount,
  formatFacts,
  formatMinute,
  formatShare,
  formatSpan,
  formatTable,
  OperatorError,
} from './terminal.ts'
import { type ChainStatus, type DatabaseStatus, readStatus, type Status } from './read-status.ts'
import { type RelayerReport, silenceSeconds } from './relayer-status.ts'

/** Adds `status`, the overview of a deployment. */
export function addStatusCommand(program: Command, { deployment, terminal }: OperatorContext): void {
  program
    .command('status')
    .description('show the chain, contract, day, relayers, balances, queue, gas budgets, and mail')
    .action(async (_options, command: Command) => {
      const options = command.optsWithGlobals<CommonOptions>()
      const status = await readStatus(deployment)
      await terminal.answer(status, () => formatStatus(status), options)
      if (status.chainTrouble ?? status.databaseTrouble) throw new OperatorError('The status is incomplete.')
    })
}

function formatStatus(status: Status): string {
  const { chain, chainTrouble, database, databaseTrouble } = status
  return [
    chain ? formatChain(chain, status) : `The chain does not answer: ${chainTrouble}\n`,
    ...(database ? formatDatabase(database, status) : [`The database does not answer: ${databaseTrouble}\n`]),
  ].join('\n')
}

function formatChain({ chain, collection }: ChainStatus, { balancesWei }: Status): string {
  const { owner } = collection
  const host = chain.endpoints.find(({ position }) => position === chain.endpoint)?.host ?? ''
  const chainFacts = formatFacts(`Chain ${chain.id} at ${host}`, [
    ...chain.endpoints.map(({ position, host: itsHost, state }): [string, string] => [
      `endpoint ${position}`,
      `${itsHost}, ${state}${position === chain.endpoint ? ', in use' : ''}`,
    ]),
    ['block', `${chain.block}, ${formatSpan(chain.ageSeconds)} old`],
    ['base fee', `${formatGwei(chain.baseFeeWei)} gwei`],
  ])
  const collectionFacts = formatFacts(`${collection.name} at ${collection.address}`, [
    ['minting', collection.isOpen ? 'open' : 'CLOSED'],
    ['day', `${collection.day}, ends in ${formatSpan(collection.dayEndsInSeconds)}`],
    ['owner', `${owner}, has ${formatAmount(balancesWei[owner.toLowerCase()] ?? 0n)}`],
    ['metadata', collection.uri],
  ])
  return `${chainFacts}\n${collectionFacts}`
}

function formatDatabase(database: DatabaseStatus, { balancesWei, limits }: Status): string[] {
  const { relayers, queue, spent, mail, faucetAddress, requests, actions } = database
  const gasOf = (scope: string) => spent.find((each) => each.scope === scope)?.gas ?? 0
  const networks = spent.filter(({ scope }) => scope.startsWith('from '))
  return [
    relayers.length === 0
      ? 'No relayer has reported within the last day.\n'
      : formatTable(
          ['Relayer', 'Balance', 'State', 'Reported', 'Pending', 'Oldest'],
          relayers.map((each) => formatRelayer(each, balancesWei)),
        ),
    formatFacts('Minting', [
      ['queue', queue.items === 0 ? 'empty' : `${queue.items} items, oldest ${formatSpan(queue.ageSeconds)}`],
      ['gas today', formatShare(gasOf('all'), limits.gasPerDay)],
      ['gas, new wallets', formatShare(gasOf('first-seen'), limits.gasPerDayFirstSeen)],
      ...networks.map(({ scope, gas }): [string, string] => [
        scope,
        // A wider IP range has a multiple of the limit.
        scope.endsWith('/24') || /\/(56|48)$/.test(scope)
          ? formatShare(gas, 0).replace(', no limit', ', wider IP range')
          : formatShare(gas, limits.gasPerDayPerNetwork),
      ]),
      ...(faucetAddress
        ? [['faucet', `${faucetAddress}, has ${amountOf(faucetAddress, balancesWei)}`] as [string, string]]
        : []),
    ]),
    formatFacts('Mail', [
      ['messages today', String(mail.received)],
      ['emails sent today', String(mail.sent)],
      ['emails waiting', mail.failing > 0 ? `${mail.waiting}, ${mail.failing} of them failing` : String(mail.waiting)],
    ]),
    ...tableUnlessEmpty(
      ['Request', 'Relayer', 'Kind', 'Nonce'],
      requests.map(({ id, sender, kind, nonce }) => [String(id), sender, kind, String(nonce ?? '')]),
    ),
    ...tableUnlessEmpty(
      ['Last actions', 'Operator', 'Action', 'Outcome'],
      actions.map(({ at, who, command, outcome }) => [formatMinute(at), who, command, outcome ?? 'unfinished']),
    ),
  ]
}

function tableUnlessEmpty(names: string[], rows: string[][]): string[] {
  return rows.length > 0 ? [formatTable(names, rows)] : []
}

function formatRelayer(relayer: RelayerReport, balancesWei: Record<string, bigint>): string[] {
  const { address, state, silentSeconds, unconfirmed, oldestSeconds, isDrained } = relayer
  return [
    address,
    amountOf(address, balancesWei),
    isDrained ? 'retired' : silentSeconds > silenceSeconds ? 'SILENT' : state,
    `${formatSpan(silentSeconds)} ago`,
    String(unconfirmed),
    oldestSeconds === null ? '' : formatSpan(oldestSeconds),
  ]
}

function amountOf(address: string, balancesWei: Record<string, bigint>): string {
  const wei = balancesWei[address.toLowerCase()]
  return wei === undefined ? 'unknown' : formatAmount(wei)
}
