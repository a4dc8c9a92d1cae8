import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../services/database.ts'
import { rowsOf, wholeNumber } from '../../transactions/rows.ts'
import { readActions, type RecordedAction } from '../record-action.ts'
import { readRelayers, type RelayerReport } from '../read-relayers.ts'

const queueSchema = z
  .object({ items: wholeNumber, age_seconds: z.coerce.number() })
  .transform(({ items, age_seconds: ageSeconds }) => ({ items, ageSeconds }))
const spentSchema = z.object({ day: z.number(), scope: z.string(), gas: wholeNumber })
const mailSchema = z.object({ received: wholeNumber, waiting: wholeNumber, failing: wholeNumber, sent: wholeNumber })
const requestSchema = z.object({ id: z.number(), sender: z.string(), kind: z.string(), nonce: wholeNumber.nullable() })

/** What the database says at this moment. */
export type DatabaseStatus = {
  relayers: RelayerReport[]
  queue: { items: number; ageSeconds: number }
  /** Gas spent on the newest day, by scope: all, first-seen, and the networks that used the most. */
  spent: Array<{ scope: string; gas: number }>
  /** Messages of the form: today's, and what waits for its email. */
  mail: { received: number; waiting: number; failing: number; sent: number }
  /** Whom the faucet gives with. */
  faucetAddress: string | undefined
  requests: Array<z.infer<typeof requestSchema>>
  actions: RecordedAction[]
}

export async function readDatabaseStatus(
  database: Sql,
  chain: number,
  day: number | undefined,
): Promise<DatabaseStatus> {
  const midnight = sql`date_trunc('day', now() at time zone 'utc') at time zone 'utc'`
  return {
    relayers: await readRelayers(database, chain),
    queue: rowsOf(
      queueSchema,
      await database.execute(sql`
        select count(*) as items, coalesce(extract(epoch from now() - min(asked_at)), 0)::float8 as age_seconds
        from mint where chain = ${chain} and relayer is null and failure is null`),
    )[0] ?? { items: 0, ageSeconds: 0 },
    spent: rowsOf(
      spentSchema,
      await database.execute(sql`
        select day, scope, gas from mint_gas where chain = ${chain}
          and day = coalesce(${day ?? null}::int, (select max(day) from mint_gas where chain = ${chain}))
        order by scope like 'from %', gas desc limit 5`),
    ),
    mail: rowsOf(
      mailSchema,
      await database.execute(sql`
        select count(*) filter (where received_at >= ${midnight}) as received,
          count(*) filter (where sent_at is null) as waiting,
          count(*) filter (where sent_at is null and last_failure is not null) as failing,
          count(*) filter (where sent_at >= ${midnight}) as sent
        from contact_submissions where received_at >= ${midnight} or sent_at is null or sent_at >= ${midnight}`),
    )[0] ?? { received: 0, waiting: 0, failing: 0, sent: 0 },
    faucetAddress: rowsOf(
      z.object({ sender: z.string() }),
      await database.execute(sql`select sender from faucet_transfer order by day desc limit 1`),
    )[0]?.sender,
    requests: rowsOf(
      requestSchema,
      await database.execute(sql`
        select id, sender, kind, nonce from sender_request where chain = ${chain} and done_at is null order by id`),
    ),
    actions: await readActions(database, 3),
  }
}

/** The chain that relayers worked on last, for when none answers. */
export async function readLastChain(database: Sql): Promise<number | undefined> {
  const result = await database.execute(sql`select chain from mint_relayer order by seen_at desc limit 1`)
  return rowsOf(z.object({ chain: z.number() }), result)[0]?.chain
}
