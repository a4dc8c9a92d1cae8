import { sql } from 'drizzle-orm'
import { appendFile, mkdir } from 'node:fs/promises'
import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Command } from 'commander'
import type { Sql } from '../services/database.ts'
import { parseRows } from '../lib/parse.ts'
import type { Deployment, OperatorContext } from './deployment.ts'
import { type CommonOptions, formatFacts, formatTable, type Terminal } from './terminal.ts'

/** An action, with the details that the operator was shown. */
type Action = { command: string; details: Record<string, string> }

type ActionResult = { outcome: string; transactionHash?: string }

type Recording = { deployment: Deployment; terminal: Terminal; options: CommonOptions }

/** Shows what is about to be done, does it once the operator agrees, and records it. */
export async function performAction<Result extends ActionResult>(
  { title, ...action }: Action & { title: string },
  recording: Recording,
  work: () => Promise<Result>,
): Promise<Result> {
  await recording.terminal.confirm(formatFacts(title, Object.entries(action.details)), recording.options)
  return recordAction(action, recording, work)
}

/**
 * Does something and records who did it, when, and how it ended. If the database is unreachable, the record goes to a
 * local file: closing minting must work without a database.
 */
export async function recordAction<Result extends ActionResult>(
  action: Action,
  { deployment, terminal, options }: Recording,
  work: () => Promise<Result>,
): Promise<Result> {
  const who = options.as ?? `${userInfo().username}@${hostname()}`
  const record = await deployment
    .sql()
    .then((database) => insertAction(database, { ...action, who }))
    .catch(() => undefined)
  if (!record) terminal.say('The database does not answer: this is written down in a file of this machine only.')
  const finish = async ({ outcome, transactionHash }: ActionResult): Promise<void> => {
    const isRecorded = await record?.finish({ outcome, ...(transactionHash ? { transactionHash } : {}) }).then(
      () => true,
      () => false,
    )
    if (!isRecorded) await writeToFile(deployment.env.DATA_DIR, { ...action, who, outcome, transactionHash })
  }
  try {
    const result = await work()
    await finish(result)
    return result
  } catch (error) {
    await finish({ outcome: `failed: ${error instanceof Error ? error.message.split('\n')[0] : 'unknown'}` })
    throw error
  }
}

async function insertAction(database: Sql, { command, details, who }: Action & { who: string }) {
  const result = await database.execute(sql`
    insert into operator_action (who, command, details)
    values (${who}, ${command}, ${JSON.stringify(details)}::jsonb) returning id`)
  const id = parseRows(z.object({ id: z.number() }), result)[0]?.id
  return {
    finish: async ({ outcome, transactionHash }: ActionResult): Promise<void> => {
      await database.execute(sql`
        update operator_action set ended_at = now(), outcome = ${outcome}, transaction_hash = ${transactionHash ?? null}
        where id = ${id}`)
    },
  }
}

async function writeToFile(dataDir: string, entry: object): Promise<void> {
  const folder = join(dataDir, 'operator')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const line = JSON.stringify({ at: new Date().toISOString(), ...entry })
  await appendFile(join(folder, 'actions.jsonl'), `${line}\n`, { mode: 0o600 })
}

const actionSchema = z
  .object({
    id: z.number(),
    at: z.coerce.date(),
    who: z.string(),
    command: z.string(),
    details: z.record(z.string(), z.string()),
    outcome: z.string().nullable(),
    transaction_hash: z.string().nullable(),
  })
  .transform(({ transaction_hash: transactionHash, ...row }) => ({ ...row, transactionHash }))

export type RecordedAction = z.infer<typeof actionSchema>

/** What was done last, the newest first. */
export async function readActions(database: Sql, count: number): Promise<RecordedAction[]> {
  const result = await database.execute(sql`
    select id, at, who, command, details, outcome, transaction_hash from operator_action order by id desc limit ${count}`)
  return parseRows(actionSchema, result)
}

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
