import type { Command } from 'commander'
import { formatTable } from './format-table.ts'
import type { OperatorContext } from './operator-context.ts'
import { readActions } from './record-action.ts'
import type { CommonOptions } from './terminal.ts'

/** `actions`: what operators did by this tool. */
export function addActionsCommand(program: Command, { deployment, terminal }: OperatorContext): void {
  program
    .command('actions')
    .description('list what was done by this tool, the newest first')
    .option('--count <number>', 'how many', '20')
    .action(async (_options, command: Command) => {
      const options = command.optsWithGlobals<CommonOptions & { count: string }>()
      const actions = await readActions(await deployment.sql(), Number(options.count) || 20)
      const rows = actions.map(({ at, who, command: name, outcome, transactionHash }) => [
        at.toISOString().slice(0, 19).replace('T', ' '),
        who,
        name,
        outcome ?? 'not ended',
        transactionHash ?? '',
      ])
      const render = () =>
        rows.length === 0 ? 'Nothing yet.\n' : formatTable(['When', 'Who', 'What', 'How it ended', 'Transaction'], rows)
      await terminal.answer(actions, render, options)
    })
}
