import { statusDays } from '@network-site/protocol/status-parts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestDatabase, closeTestDatabases, databaseKinds, type TestDatabase } from '../../../test/databases.ts'
import { createStatusHistory, minuteStore } from './status-history.ts'

const minute = 60_000
const dayLength = 86_400_000
const noon = Date.UTC(2030, 0, 10, 12)
const noFailures = { chain: false, minting: false, database: false, mail: false }

describe.each(databaseKinds)('the status history on %s', (kind) => {
  let store: TestDatabase
  let now: number
  const open = () => createStatusHistory({ store: minuteStore(store.database.sql), nowMilliseconds: () => now })
  const lastOf = (history: ReturnType<typeof open>, back = 1) => history.days().at(-back)

  beforeEach(async () => {
    store = await borrowTestDatabase(kind)
    now = noon
  })
  afterAll(closeTestDatabases)

  it('counts each minute once, as failed if any server saw a failure', async () => {
    const [one, other] = [open(), open()]
    one.note(noFailures)
    one.note({ ...noFailures, chain: true })
    one.note(noFailures)
    other.note({ ...noFailures, mail: true })
    now += minute
    one.note(noFailures)
    other.note(noFailures)
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
    const later = open()
    await later.save()
    expect(lastOf(later)).toEqual(expected)
  })

  it('returns ninety days and deletes older ones', async () => {
    const history = open()
    history.note({ ...noFailures, minting: true })
    now += dayLength
    await history.save()
    expect(history.days()).toHaveLength(statusDays)
    expect(lastOf(history)).toMatchObject({ day: '2030-01-11', recordedMinutes: 0 })
    expect(lastOf(history, 2)).toMatchObject({ recordedMinutes: 1, failedMinutes: { minting: 1 } })
    now += (statusDays - 2) * dayLength
    await history.save()
    expect(history.days()[0]).toMatchObject({ day: '2030-01-10', recordedMinutes: 1 })
    now += dayLength
    await history.save()
    expect(history.days().every(({ recordedMinutes }) => recordedMinutes === 0)).toBe(true)
    expect(await minuteStore(store.database.sql).days(0)).toEqual([])
  })

  it('keeps minutes in memory during a database outage and saves them afterwards', async () => {
    const real = minuteStore(store.database.sql)
    let isDown = true
    const history = createStatusHistory({
      store: { ...real, write: (minutes) => (isDown ? Promise.reject(new Error('down')) : real.write(minutes)) },
      nowMilliseconds: () => now,
    })
    history.note({ ...noFailures, database: true })
    now += minute
    await expect(history.save()).rejects.toThrow('down')
    expect(lastOf(history)).toMatchObject({ recordedMinutes: 1, failedMinutes: { database: 1 } })
    isDown = false
    await history.save()
    expect(lastOf(history)).toMatchObject({ recordedMinutes: 1, failedMinutes: { database: 1 } })
    expect(await real.days(0)).toMatchObject([{ day: '2030-01-10', failedMinutes: { database: 1 } }])
  })
})
