import type { Command } from 'commander'
import { forgetCursor, readCursor } from '../mint-index/cursor.ts'
import { formatFacts } from './format-table.ts'
import type { OperatorContext } from './operator-context.ts'
import { recordAction } from './record-action.ts'
import type { CommonOptions } from './terminal.ts'

/** `rebuild-index`: who minted what, read from the chain again. */
export function addRebuildIndexCommand(program: Command, context: OperatorContext): void {
  program
    .command('rebuild-index')
    .description('delete the record of who minted what, and have a server read it from the chain again')
    .action((_options, command: Command) => rebuildIndex(context, command.optsWithGlobals()))
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
  await terminal.confirm(formatFacts('Rebuild the record of mints.', Object.entries(details)), options)
  const result = await recordAction(
    { command: 'rebuild-index', details },
    { deployment, terminal, options },
    async () => {
      // The one row that says how far it was read: whoever follows the chain finds it gone, and begins.
      await forgetCursor(database, number)
      return { outcome: 'asked for', block: cursor.number }
    },
  )
  await terminal.answer(result, () => 'A running server reads the record anew from now on.\n', options)
}
