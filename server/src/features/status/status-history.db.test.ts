import { statusDays } from '@network-site/protocol/status-parts'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestDatabase, closeTestDatabases, databaseKinds, type TestDatabase } from '../../../test/databases.ts'
import { createStatusHistory, minuteStore } from './status-history.ts'

const minute = 60_000
const dayLength = 86_400_000
const noon = Date.UTC(2030, 0, 10, 12)
const well = { chain: false, minting: false, database: false, mail: false }

describe.each(databaseKinds)('the record of the status on %s', (kind) => {
  let store: TestDatabase
  let now: number
  const aServer = () => createStatusHistory({ store: minuteStore(store.database.sql), nowMilliseconds: () => now })
  const lastOf = (record: ReturnType<typeof aServer>, back = 1) => record.days().at(-back)

  beforeEach(async () => {
    store = await borrowTestDatabase(kind)
    now = noon
  })
  afterEach(() => store.close())
  afterAll(closeTestDatabases)

  it('counts a minute once, and as failed if it failed for any server that looked', async () => {
    const [one, other] = [aServer(), aServer()]
    one.note(well)
    one.note({ ...well, chain: true })
    one.note(well)
    other.note({ ...well, mail: true })
    now += minute
    one.note(well)
    other.note(well)
    now += minute
    await one.save()
    await other.save()
    const expected = {
      day: '2030-01-10',
      recordedMinutes: 2,
      failedMinutes: { chain: 1, minting: 0, database: 0, mail: 1 },
    }
    expect(lastOf(other)).toEqual(expected)
    await one.save()
    expect(lastOf(one)).toEqual(expected)
    // A server that starts now knows it too.
    const later = aServer()
    await later.save()
    expect(lastOf(later)).toEqual(expected)
  })

  it('has a place for each of ninety days, and keeps none that is older', async () => {
    const record = aServer()
    record.note({ ...well, minting: true })
    now += dayLength
    await record.save()
    expect(record.days()).toHaveLength(statusDays)
    expect(lastOf(record)).toMatchObject({ day: '2030-01-11', recordedMinutes: 0 })
    expect(lastOf(record, 2)).toMatchObject({ recordedMinutes: 1, failedMinutes: { minting: 1 } })
    now += (statusDays - 2) * dayLength
    await record.save()
    expect(record.days()[0]).toMatchObject({ day: '2030-01-10', recordedMinutes: 1 })
    now += dayLength
    await record.save()
    expect(record.days().every(({ recordedMinutes }) => recordedMinutes === 0)).toBe(true)
    expect(await minuteStore(store.database.sql).days(0)).toEqual([])
  })

  it('tells what it saw while the database is away, and writes it afterwards', async () => {
    const real = minuteStore(store.database.sql)
    let isAway = true
    const record = createStatusHistory({
      store: { ...real, write: (minutes) => (isAway ? Promise.reject(new Error('away')) : real.write(minutes)) },
      nowMilliseconds: () => now,
    })
    record.note({ ...well, database: true })
    now += minute
    await expect(record.save()).rejects.toThrow('away')
    expect(lastOf(record)).toMatchObject({ recordedMinutes: 1, failedMinutes: { database: 1 } })
    isAway = false
    await record.save()
    expect(lastOf(record)).toMatchObject({ recordedMinutes: 1, failedMinutes: { database: 1 } })
    expect(await real.days(0)).toMatchObject([{ day: '2030-01-10', failedMinutes: { database: 1 } }])
  })
})
