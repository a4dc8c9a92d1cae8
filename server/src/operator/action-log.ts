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

/** An action and the details shown to the operator. */
type Action = { command: string; details: Record<string, string> }

type ActionResult = { outcome: string; transactionHash?: string }

type Recording = { deployment: Deployment; terminal: Terminal; options: CommonOptions }

/** Shows the plan, runs the action after the operator confirms it, and records the result. */
export async function performAction<Result extends ActionResult>(
  { title, ...action }: Action & { title: string },
  recording: Recording,
  work: () => Promise<Result>,
): Promise<Result> {
  await recording.terminal.confirm(formatFacts(title, Object.entries(action.details)), recording.options)
  return recordAction(action, recording, work)
}

/**
 * Runs an action and records who ran it, when, and the outcome. If the database is unreachable, the record goes to a
 * local file, because closing minting must work without a database.
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
  if (!record) terminal.say('The database does not answer. This action is recorded only in a file on this machine.')
  const finish = async (result: ActionResult): Promise<void> => {
    const isRecorded = await record?.finish(result).catch(() => false)
    if (isRecorded) return
    const { outcome, transactionHash } = result
    await appendToFile(deployment.env.DATA_DIR, { ...action, who, outcome, transactionHash })
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
    finish: async ({ outcome, transactionHash }: ActionResult): Promise<true> => {
      await database.execute(sql`
        update operator_action set ended_at = now(), outcome = ${outcome}, transaction_hash = ${transactionHash ?? null}
        where id = ${id}`)
      return true
    },
  }
}

async function appendToFile(dataDir: string, entry: object): Promise<void> {
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

/** Returns the most recent actions, newest first. */
export async function readActions(database: Sql, count: number): Promise<Array<z.infer<typeof actionSchema>>> {
  const result = await database.execute(sql`
    select id, at, who, command, details, outcome, transaction_hash from operator_action order by id desc limit ${count}`)
  return parseRows(actionSchema, result)
}

/** Adds `actions`, which lists the actions of all operators. */
export function addActionsCommand(program: Command, { deployment, terminal }: OperatorContext): void {
  program
    .command('actions')
    .description('list recorded operator actions, newest first')
    .option('--count <number>', 'number of actions to list', '20')
    .action(async (_options, command: Command) => {
      const options = command.optsWithGlobals<CommonOptions & { count: string }>()
      const actions = await readActions(await deployment.sql(), Number(options.count) || 20)
      const rows = actions.map(({ at, who, command: name, outcome, transactionHash }) => [
        at.toISOString().slice(0, 19).replace('T', ' '),
        who,
        name,
        outcome ?? 'unfinished',
        transactionHash ?? '',
      ])
      const render = () =>
        rows.length === 0
          ? 'No actions yet.\n'
          : formatTable(['Time', 'Operator', 'Action', 'Outcome', 'Transaction'], rows)
      await terminal.answer(actions, render, options)
    })
}
