import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestDatabase, closeTestDatabases, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { createSocialAccounts } from './social-accounts.ts'
import { socialClaimsTable } from './tables.ts'

const secret = 'a secret of some length'
const one = `0x${'1'.repeat(40)}`
const other = `0x${'2'.repeat(40)}`

describe.each(databaseKinds)('social accounts on %s', (kind) => {
  let store: TestDatabase
  const clock = { now: 1_700_000_000_000 }

  beforeEach(async () => {
    store = await borrowTestDatabase(kind)
  })
  afterAll(closeTestDatabases)

  const open = (options: Partial<Parameters<typeof createSocialAccounts>[0]> = {}) =>
    createSocialAccounts({
      sql: store.database.sql,
      siteUrl: 'https://site.example',
      secret,
      hashSecret: secret,
      nowMilliseconds: () => clock.now,
      ...options,
    })
  /** Signs in on one server and presents the statement to another. */
  const signIn = (accountId = '4711') => open().accountOf(open().signStatement(accountId)) ?? ''

  it('can mint for one wallet a day, across sign-ins and servers', async () => {
    const [first, second] = [open(), open()]
    const account = signIn()
    clock.now += 60_000
    expect(signIn()).toBe(account)
    const today = { chain: 1, day: 5 }
    const claims = await Promise.all([
      first.claim(account, { ...today, wallet: one }),
      second.claim(account, { ...today, wallet: other }),
    ])
    expect(claims.filter(Boolean)).toHaveLength(1)
    const winner = claims[0] ? one : other
    for (const accounts of [first, second, open()]) {
      expect(await accounts.claim(account, { ...today, wallet: winner })).toBe(true)
      expect(await accounts.claim(account, { ...today, wallet: winner === one ? other : one })).toBe(false)
    }
    expect(await first.claim(account, { chain: 1, day: 6, wallet: other })).toBe(true)
  })

  it('are stored hashed, and only for the current day', async () => {
    const accounts = open()
    await accounts.claim(signIn(), { chain: 1, day: 5, wallet: one })
    await accounts.claim(signIn(), { chain: 1, day: 6, wallet: one })
    const rows = await store.database.sql.select().from(socialClaimsTable)
    expect(rows).toEqual([{ chain: 1, day: 6, account: expect.stringMatching(/^[0-9a-f]{64}$/), wallet: one }])
    expect(JSON.stringify(rows)).not.toContain('4711')
  })

  it('are identified by a statement for two hours', () => {
    const accounts = open()
    const statement = accounts.signStatement('4711')
    clock.now += 7_199_000
    expect(accounts.accountOf(statement)).toBe(signIn())
    clock.now += 1000
    expect(accounts.accountOf(statement)).toBeUndefined()
  })

  it('are not identified by anything that this site did not sign', () => {
    const accounts = open()
    const statement = accounts.signStatement('4711')
    const [account = '', expires = '', mac = ''] = statement.split('.')
    const foreign = [
      open({ siteUrl: 'https://staging.example' }).signStatement('4711'),
      open({ secret: 'another secret' }).signStatement('4711'),
      `${'a'.repeat(64)}.${expires}.${mac}`,
      `${account}.${Number(expires) + 1}.${mac}`,
      `${account}.${expires}.${'a'.repeat(43)}`,
      `${account}.${expires}`,
      `${statement}x`,
      'an-access-token',
      '',
    ]
    expect(foreign.map(accounts.accountOf)).toEqual(foreign.map(() => undefined))
    expect(accounts.accountOf(statement)).toBe(account)
  })
})
