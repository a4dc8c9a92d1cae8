import { drizzle } from 'drizzle-orm/pg-proxy'
import type { RawQuery, Sql } from '../services/database.ts'

/** The database of a running server, through its socket. Each statement is a transaction of its own. */
export function remoteSql(query: RawQuery): Sql {
  return drizzle(async (text, values, method) => {
    const rowMode = method === 'all' ? 'array' : 'object'
    const rows = await query({ text, values: values as unknown[], rowMode })
    // What is executed as it is written answers with an object that has rows, as the other drivers do.
    return { rows: method === 'all' ? rows : ({ rows } as unknown as unknown[]) }
  })
}
