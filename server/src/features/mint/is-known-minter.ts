import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../adapters/database.ts'
import { rowsOf } from '../../chain-sender/rows.ts'

const remembered = 100_000

/** Tells whether a wallet has minted on a day before this one; whoever has stays known. */
export function createIsKnownMinter(database: Sql, chainNumber: () => number) {
  const known = new Set<string>()
  return async (minter: string, day: number): Promise<boolean> => {
    if (known.has(minter)) return true
    const result = await database.execute(sql`
      select exists (
        select from mint where chain = ${chainNumber()} and minter = ${minter} and day < ${day} and relayer is not null and failure is null
      ) as is_known`)
    const isKnown = rowsOf(z.object({ is_known: z.boolean() }), result)[0]?.is_known ?? false
    if (isKnown && known.size < remembered) known.add(minter)
    return isKnown
  }
}
