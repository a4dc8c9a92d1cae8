import { sql } from 'drizzle-orm'
import type { Sql } from '../../../services/database.ts'

/**
 * Where a request came from is kept for as long as its day's gas budget counts, and not longer: it is somebody's
 * address. Earlier chains of this database have no day that still counts.
 */
export async function forgetSources(database: Sql, { chain, day }: { chain: number; day: number }): Promise<void> {
  const isPast = sql`(chain <> ${chain} or day < ${day})`
  await database.execute(sql`update mint set source = '' where source <> '' and ${isPast}`)
  await database.execute(sql`update mint_batch set charges = '{}' where charges <> '{}' and ${isPast}`)
  await database.execute(sql`delete from mint_gas where ${isPast}`)
}
