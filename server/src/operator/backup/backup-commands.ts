import type { Command } from 'commander'
import { formatFacts, formatTable } from '../format-table.ts'
import type { OperatorContext } from '../operator-context.ts'
import { OperatorError } from '../operator-error.ts'
import { recordAction } from '../record-action.ts'
import type { CommonOptions } from '../terminal.ts'
import { dumpDatabase } from './dump-database.ts'
import { readDumpHeader, restoreDatabase } from './restore-database.ts'

/** `backup` and `restore`: all rows of a Postgres database, in a file. */
export function addBackupCommands(program: Command, { deployment, terminal }: OperatorContext): void {
  const urlOf = (): string => {
    const url = deployment.env.DATABASE_URL
    if (!url)
      throw new OperatorError(
        'DATABASE_URL is not set. An embedded database is backed up by copying DATA_DIR while the server is stopped.',
      )
    return url
  }
  program
    .command('backup <file>')
    .description('write all rows of the database to a file, while it is in use')
    .action(async (file: string, _options, command: Command) => {
      const counts = await dumpDatabase(urlOf(), file)
      const render = () => `${formatCounts(counts)}\nWritten to ${file}.\n`
      await terminal.answer({ file, counts }, render, command.optsWithGlobals<CommonOptions>())
    })
  program
    .command('restore <file>')
    .description('fill an empty database from such a file')
    .action(async (file: string, _options, command: Command) => {
      const options = command.optsWithGlobals<CommonOptions>()
      const url = urlOf()
      const { takenAt } = await readDumpHeader(file)
      const details = { dump: file, 'taken at': takenAt, into: `${new URL(url).host}${new URL(url).pathname}` }
      await terminal.confirm(formatFacts('Fill an empty database from a dump.', Object.entries(details)), options)
      const { counts } = await restoreDatabase(url, file)
      // Only now is there a place to write it down.
      await recordAction({ command: 'restore', details }, { deployment, terminal, options }, async () => ({
        outcome: 'done',
      }))
      const render = () =>
        `${formatCounts(counts)}\nRestored. Start the relayers: they learn from the chain what was minted since.\n`
      await terminal.answer({ ...details, counts }, render, options)
    })
}

function formatCounts(counts: Record<string, number>): string {
  return formatTable(
    ['Table', 'Rows'],
    Object.entries(counts).map(([table, count]) => [table, String(count)]),
  )
}
