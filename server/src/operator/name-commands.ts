import type { Command } from 'commander'
import { isAddress } from 'viem'
import { nameStore } from '../features/leaderboard/name-store.ts'
import { formatFacts } from './format-table.ts'
import type { OperatorContext } from './operator-context.ts'
import { OperatorError } from './operator-error.ts'
import { recordAction } from './record-action.ts'
import type { CommonOptions } from './terminal.ts'

/** `hide-name` and `show-name`: the names that players have shown on the leaderboard. */
export function addNameCommands(program: Command, context: OperatorContext): void {
  program
    .command('hide-name')
    .description('hide the name that a player has shown; the wallet can show no other until show-name')
    .argument('<address>', 'the wallet')
    .action((address: string, _options, command: Command) => setHidden(address, true, { context, command }))
  program
    .command('show-name')
    .description('show a name again that was hidden')
    .argument('<address>', 'the wallet')
    .action((address: string, _options, command: Command) => setHidden(address, false, { context, command }))
}

async function setHidden(
  address: string,
  isHidden: boolean,
  { context: { deployment, terminal }, command }: { context: OperatorContext; command: Command },
): Promise<void> {
  if (!isAddress(address, { strict: false })) throw new OperatorError(`${address} is no address.`)
  const options: CommonOptions = command.optsWithGlobals()
  const names = nameStore(await deployment.sql())
  const what = isHidden ? 'hide-name' : 'show-name'
  const details = { wallet: address }
  const title = isHidden ? 'Hide the name of a wallet.' : 'Show the name of a wallet again.'
  await terminal.confirm(formatFacts(title, Object.entries(details)), options)
  const result = await recordAction({ command: what, details }, { deployment, terminal, options }, async () => {
    const name = await names.hide(address, isHidden)
    if (name === undefined) throw new OperatorError('This wallet has no name to show.')
    return { outcome: isHidden ? 'hidden' : 'shown', name }
  })
  await terminal.answer(result, () => `The name “${result.name}” is ${result.outcome}, within seconds.\n`, options)
}
