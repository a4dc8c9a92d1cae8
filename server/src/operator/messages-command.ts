import type { Command } from 'commander'
import { parseArgs } from 'node:util'
import { type MessageArchive, submissionStore } from '../features/contact/submission-store.ts'
import type { SubmissionRow } from '../features/contact/tables.ts'
import type { OperatorContext } from './deployment.ts'
import { formatMinute, OperatorError, parseWholeNumber } from './terminal.ts'

type MessagesOptions = { archive: MessageArchive; write: (text: string) => Promise<void> }

const usage = `Usage: npm run operator -- messages [command]

  list [--page 1] [--size 20]     list messages, newest first
  show <id>                       show one message in full
  export [--format csv|json]      export all messages, oldest first
`

const exportPageSize = 500

/** Adds `messages`, which lists, shows, or exports the messages sent through the contact form. */
export function addMessagesCommand(program: Command, { deployment }: OperatorContext): void {
  program
    .command('messages [arguments...]')
    .description('list, show, or export the messages sent through the contact form')
    .addHelpText('after', `\n${usage}`)
    .allowUnknownOption()
    .action(async (words: string[]) => {
      const archive = submissionStore(await deployment.sql())
      const write = (text: string) => new Promise<void>((done) => process.stdout.write(text, () => done()))
      await messagesCommand(words, { archive, write })
    })
}

/** Runs a subcommand; `list` by default. */
export async function messagesCommand(commandLine: string[], options: MessagesOptions): Promise<void> {
  const { positionals, values } = parseCommandLine(commandLine)
  const [command = 'list', id] = positionals
  if (command === 'list') {
    return list(
      { number: parseWholeNumber('--page', values.page), size: parseWholeNumber('--size', values.size) },
      options,
    )
  }
  if (command === 'show' && id) return show(parseWholeNumber('The message ID', id), options)
  if (command === 'export' && values.format === 'csv') return exportCsv(options)
  if (command === 'export' && values.format === 'json') return exportJson(options)
  throw new OperatorError(usage)
}

export const messagesOptions = {
  page: { type: 'string', default: '1' },
  size: { type: 'string', default: '20' },
  format: { type: 'string', default: 'csv' },
} as const

function parseCommandLine(commandLine: string[]) {
  try {
    return parseArgs({ args: commandLine, allowPositionals: true, options: messagesOptions })
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${usage}`)
  }
}

async function list(page: { number: number; size: number }, { archive, write }: MessagesOptions): Promise<void> {
  const { rows, total } = await archive.page(page)
  const pages = Math.max(1, Math.ceil(total / page.size))
  const lines = rows.map(
    (row) =>
      `${String(row.id).padStart(6)}  ${formatMinute(row.receivedAt)}  ${deliveryOf(row).padEnd(9)}  ${titleOf(row)}\n`,
  )
  await write(`${lines.join('')}${total} messages, page ${page.number} of ${pages}\n`)
}

async function show(id: number, { archive, write }: MessagesOptions): Promise<void> {
  const row = await archive.find(id)
  if (!row) throw new OperatorError(`Message ${id} does not exist.`)
  const facts: Array<[string, string]> = [
    ['Message', `${row.id}, form ${row.formId}`],
    ['Received', row.receivedAt.toISOString()],
    ['From', row.email],
    ['Subject', row.subject],
    ...Object.entries(row.fields),
    ['Email', `${row.messageId} ${row.sentAt ? `sent ${row.sentAt.toISOString()}` : waitingOf(row)}`],
  ]
  await write(`${facts.map(([name, value]) => `${name}: ${value}\n`).join('')}\n${row.message}\n`)
}

async function exportCsv({ archive, write }: MessagesOptions): Promise<void> {
  const names = ['id', 'received_at', 'form_id', 'email', 'subject', 'message', 'fields', 'message_id', 'sent_at']
  await write(csvLine(names))
  for await (const row of everyRow(archive)) {
    const { id, receivedAt, formId, email, subject, message, fields, messageId, sentAt } = row
    const times = [receivedAt.toISOString(), sentAt?.toISOString() ?? ''] as const
    await write(
      csvLine([String(id), times[0], formId, email, subject, message, JSON.stringify(fields), messageId, times[1]]),
    )
  }
}

async function exportJson({ archive, write }: MessagesOptions): Promise<void> {
  let separator = '[\n'
  for await (const row of everyRow(archive)) {
    await write(`${separator}${JSON.stringify(row)}`)
    separator = ',\n'
  }
  await write(separator === '[\n' ? '[]\n' : '\n]\n')
}

/** Reads page by page, so memory use does not grow with the number of messages. */
async function* everyRow(archive: MessageArchive): AsyncGenerator<SubmissionRow> {
  let last = 0
  for (;;) {
    const rows = await archive.after(last, exportPageSize)
    yield* rows
    if (rows.length < exportPageSize) return
    last = rows.at(-1)?.id ?? last
  }
}

function deliveryOf({ sentAt, attempts, lastFailure }: SubmissionRow): string {
  if (sentAt) return 'sent'
  return lastFailure ? `tried ${attempts}×` : 'waiting'
}

function waitingOf({ attempts, lastFailure, nextAttemptAt }: SubmissionRow): string {
  if (!lastFailure) return 'waiting to be sent'
  return `failed ${attempts} times (${lastFailure}), next attempt ${nextAttemptAt.toISOString()}`
}

function titleOf({ email, subject }: SubmissionRow): string {
  return subject.includes(email) ? subject : `${email}: ${subject || '(no subject)'}`
}

/**
 * Formats a CSV line (RFC 4180). Cells that a spreadsheet would run as a formula are prefixed with an apostrophe.
 * Spreadsheets skip leading whitespace and control characters, and some accept full-width signs.
 */
export function csvLine(cells: string[]): string {
  return `${cells.map((cell) => quoted(isFormula(cell) ? `'${cell}` : cell)).join(',')}\r\n`
}

function isFormula(cell: string): boolean {
  return /^[\s\p{C}]*[=+\-@]|^\p{Cc}/u.test(cell.normalize('NFKC'))
}

/** Quotes a cell if it contains a separator of any locale. */
function quoted(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
