import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestDatabase, closeTestDatabases, databaseKinds, type TestDatabase } from '../../../test/databases.ts'
import { nameStore } from './name-store.ts'

const signedAt = '2030-01-01T00:00:00.000Z'
const wallets = ['0xa', '0xb', '0xc', '0xd'] as const

afterAll(closeTestDatabases)

describe.each(databaseKinds)('nameStore on %s', (kind) => {
  let test: TestDatabase
  let names: ReturnType<typeof nameStore>

  beforeEach(async () => {
    test = await borrowTestDatabase(kind)
    names = nameStore(test.database.sql)
  })

  it('gives names that look alike to one wallet only', async () => {
    const pairs = [
      ['ЗЕВС', '3EBC'],
      ['Wanda', 'Vvancla'],
      ['Anna', 'Ama'],
      // Greek capitals and small letters look like different Latin letters.
      ['TOMY', 'ΤΟΜΥ'],
      ['vokia', 'νοκια'],
      ['ΝΙΚΟΣ', 'Νίκος'],
    ] as const
    for (const [index, [name, lookalike]] of pairs.entries()) {
      await names.set({ wallet: `0x1${index}`, name, signedAt })
      await expect(names.set({ wallet: `0x2${index}`, name: lookalike, signedAt })).rejects.toThrow('NAME_TAKEN')
    }
  })

  it('compares the names of earlier versions, and reports those that look alike', async () => {
    const stored = ['ЗЕВС', '3EBC', 'Ada', 'Grace']
    for (const [index, name] of stored.entries())
      await test.database.sql.execute(sql`
        insert into shown_name (wallet, name, skeleton, searched, signed_at)
        values (${wallets[index]}, ${name}, ${`old ${index}`}, ${name.toLowerCase()}, ${`2030-01-0${index + 1}`})`)
    expect(await names.updateSkeletons()).toEqual([wallets[1]])
    expect(await Promise.all(wallets.map((wallet) => names.of(wallet)))).toEqual(stored)
    await expect(names.set({ wallet: '0xe', name: 'Acla', signedAt })).rejects.toThrow('NAME_TAKEN')
    expect(await names.updateSkeletons()).toEqual([wallets[1]])
    await names.set({ wallet: wallets[0], name: '', signedAt: '2031-01-01T00:00:00.000Z' })
    expect(await names.updateSkeletons()).toEqual([])
  })
})
