import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The SQL database behind every feature: Postgres, or the same engine embedded in this process. */
export type Database = {
  kind: 'postgres' | 'pglite'
  sql: PgDatabase<PgQueryResultHKT>
  /** Throws when the database does not answer. */
  ping: () => Promise<void>
  close: () => Promise<void>
}
