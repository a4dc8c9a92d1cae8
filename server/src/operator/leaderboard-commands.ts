import type { Command } from 'commander'
import { nameStore } from '../features/leaderboard/name-store.ts'
import { accountStore } from '../features/quests/connected-accounts.ts'
import { type CommonOptions, OperatorError, parseAddress } from './terminal.ts'
import type { OperatorContext } from './deployment.ts'
import { performAction } from './action-log.ts'
import { deleteCursor, readCursor } from '../mint-index/index-cursor.ts'

/**
 * Adds `hide-name` and `show-name` for leaderboard names, `release-account` for connected accounts, and `rebuild-index` for
 * the mint index.
 */
export function addLeaderboardCommands(program: Command, context: OperatorContext): void {
  program
    .command('hide-name <address>')
    .description('hide a player’s leaderboard name; the wallet cannot set another one until you run show-name')
    .action((address: string, _options, command: Command) =>
      setHidden({ address, isHidden: true }, context, command.optsWithGlobals()),
    )
  program
    .command('show-name <address>')
    .description('show a hidden leaderboard name again')
    .action((address: string, _options, command: Command) =>
      setHidden({ address, isHidden: false }, context, command.optsWithGlobals()),
    )
  program
    .command('release-account <address>')
    .description('disconnect a wallet’s social account; both can be connected again immediately, even to others')
    .action((address: string, _options, command: Command) =>
      releaseAccount(address, context, command.optsWithGlobals()),
    )
  program
    .command('rebuild-index')
    .description('delete the mint index and have a running server rebuild it from the chain')
    .action((_options, command: Command) => rebuildIndex(context, command.optsWithGlobals()))
}

async function setHidden(
  { address, isHidden }: { address: string; isHidden: boolean },
  { deployment, terminal }: OperatorContext,
  options: CommonOptions,
): Promise<void> {
  const wallet = parseAddress(address)
  const names = nameStore(await deployment.sql())
  const action = isHidden
    ? { command: 'hide-name', title: 'Hide a leaderboard name.', details: { wallet } }
    : { command: 'show-name', title: 'Show a hidden leaderboard name again.', details: { wallet } }
  const result = await performAction(action, { deployment, terminal, options }, async () => {
    const name = await names.hide(wallet, isHidden)
    if (name === undefined) throw new OperatorError('This wallet has no leaderboard name.')
    return { outcome: isHidden ? 'hidden' : 'shown', name }
  })
  await terminal.answer(result, () => `The name “${result.name}” will be ${result.outcome} within seconds.\n`, options)
}

async function releaseAccount(
  address: string,
  { deployment, terminal }: OperatorContext,
  options: CommonOptions,
): Promise<void> {
  const wallet = parseAddress(address)
  const accounts = accountStore(await deployment.sql())
  const action = { command: 'release-account', title: 'Release a wallet’s social account.', details: { wallet } }
  const result = await performAction(action, { deployment, terminal, options }, async () => {
    const isReleased = await accounts.release(wallet)
    if (!isReleased) throw new OperatorError('This wallet has no connected or reserved account.')
    return { outcome: 'released', wallet }
  })
  await terminal.answer(result, () => 'Released. Quests show it within seconds.\n', options)
}

async function rebuildIndex({ deployment, terminal }: OperatorContext, options: CommonOptions): Promise<void> {
  const database = await deployment.sql()
  const number = await deployment.chainNumber()
  const cursor = await readCursor(database, number)
  if (!cursor) {
    const result = { outcome: 'a rebuild is already pending' }
    return terminal.answer(result, () => `Nothing to do: ${result.outcome}.\n`, options)
  }
  const chain = await deployment.chain()
  const details = {
    collection: chain.contracts.collection,
    chain: String(chain.id),
    'indexed up to': `block ${cursor.number}`,
    'step 1': 'a running server deletes the index within seconds',
    'step 2': 'it reads all events again, starting at the block that deployed the contracts',
    meanwhile: 'quests and ranks count only the mints indexed so far; minting continues',
  }
  const result = await performAction(
    { command: 'rebuild-index', title: 'Rebuild the mint index.', details },
    { deployment, terminal, options },
    async () => {
      // An indexer that finds no cursor starts over.
      await deleteCursor(database, number)
      return { outcome: 'requested', block: cursor.number }
    },
  )
  await terminal.answer(result, () => 'Requested. A running server rebuilds the index.\n', options)
}
