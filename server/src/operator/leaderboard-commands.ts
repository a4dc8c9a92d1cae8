import type { Command } from 'commander'
import { nameStore } from '../features/leaderboard/name-store.ts'
import { type CommonOptions, OperatorError, parseAddress } from './terminal.ts'
import type { OperatorContext } from './deployment.ts'
import { performAction } from './action-log.ts'
import { forgetCursor, readCursor } from '../mint-index/index-cursor.ts'

/** `hide-name`, `show-name` and `rebuild-index`: the names on the leaderboard, and the mints that it counts. */
export function addLeaderboardCommands(program: Command, context: OperatorContext): void {
  program
    .command('hide-name <address>')
    .description('hide the name that a player has shown; the wallet can show no other until show-name')
    .action((address: string, _options, command: Command) =>
      setHidden({ address, isHidden: true }, context, command.optsWithGlobals()),
    )
  program
    .command('show-name <address>')
    .description('show a name again that was hidden')
    .action((address: string, _options, command: Command) =>
      setHidden({ address, isHidden: false }, context, command.optsWithGlobals()),
    )
  program
    .command('rebuild-index')
    .description('delete the record of who minted what, and have a server read it from the chain again')
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
    ? { command: 'hide-name', title: 'Hide the name of a wallet.', details: { wallet } }
    : { command: 'show-name', title: 'Show the name of a wallet again.', details: { wallet } }
  const result = await performAction(action, { deployment, terminal, options }, async () => {
    const name = await names.hide(wallet, isHidden)
    if (name === undefined) throw new OperatorError('This wallet has no name to show.')
    return { outcome: isHidden ? 'hidden' : 'shown', name }
  })
  await terminal.answer(result, () => `The name “${result.name}” is ${result.outcome}, within seconds.\n`, options)
}

async function rebuildIndex({ deployment, terminal }: OperatorContext, options: CommonOptions): Promise<void> {
  const database = await deployment.sql()
  const number = await deployment.chainNumber()
  const cursor = await readCursor(database, number)
  if (!cursor) {
    const result = { outcome: 'the record is about to be read from the start already' }
    return terminal.answer(result, () => `Nothing to do: ${result.outcome}.\n`, options)
  }
  const chain = await deployment.chain()
  const details = {
    collection: chain.contracts.collection,
    chain: String(chain.id),
    'read up to': `block ${cursor.number}`,
    'step 1': 'a running server deletes the record, within seconds',
    'step 2': 'it reads all events again, from the block with the contracts on',
    meanwhile: 'quests and ranks count only what was read so far; minting goes on',
  }
  const result = await performAction(
    { command: 'rebuild-index', title: 'Rebuild the record of mints.', details },
    { deployment, terminal, options },
    async () => {
      // The one row that says how far it was read: whoever follows the chain finds it gone, and begins.
      await forgetCursor(database, number)
      return { outcome: 'asked for', block: cursor.number }
    },
  )
  await terminal.answer(result, () => 'A running server reads the record anew from now on.\n', options)
}
