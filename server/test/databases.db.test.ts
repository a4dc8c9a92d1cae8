import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { closeTestDatabases, databaseKinds, openTestDatabase } from './databases.ts'

afterAll(closeTestDatabases)

describe.each(databaseKinds)('openTestDatabase on %s', (kind) => {
  it('opens a separate migrated database for each caller', async () => {
    const first = await openTestDatabase(kind)
    const second = await openTestDatabase(kind)
    await first.database.sql.execute(sql`create table only_here (id int)`)
    await second.database.sql.execute(sql`create table only_here (id int)`)
    await second.database.ping()
    expect(first.database.kind).toBe(kind)
    await first.close()
    await second.close()
  })
})
