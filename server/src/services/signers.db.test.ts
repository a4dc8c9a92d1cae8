import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestDatabase, closeTestDatabases, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { faucetTransfers } from '../features/faucet/tables.ts'
import { mintRelayers } from '../features/mint/tables.ts'
import { refuseFaucetKey, refuseRelayerKey } from './signers.ts'

const day = 86_400_000
const now = Date.UTC(2030, 0, 2, 12)
const address = '0x00000000000000000000000000000000000000Aa'
const other = '0x00000000000000000000000000000000000000Bb'

afterAll(closeTestDatabases)

describe.each(databaseKinds)('a key shared by faucet and relayer on %s', (kind) => {
  let test: TestDatabase
  beforeEach(async () => void (test = await borrowTestDatabase(kind)))
  const at = (milliseconds: number) => ({ database: test.database, nowMilliseconds: () => milliseconds })

  it('is rejected by the faucet while a relayer of another process uses it', async () => {
    await test.database.sql.insert(mintRelayers).values({
      chain: 1,
      address: address.toLowerCase(),
      balanceWei: '1',
      nonceGap: 0,
      state: 'ready',
      seenAt: new Date(now),
    })
    await expect(refuseRelayerKey(address, at(now))).rejects.toThrow('it contains the key of a relayer')
    await refuseRelayerKey(other, at(now))
    // A retired key can be reused.
    await refuseRelayerKey(address, at(now + day + 1))
  })

  it('is rejected by the relayer while a faucet of another process uses it', async () => {
    await test.database.sql.insert(faucetTransfers).values({
      chain: 1,
      address: other.toLowerCase(),
      day: Math.floor(now / day),
      source: '',
      amountWei: '1',
      sender: address.toLowerCase(),
      nonce: 0,
    })
    await expect(refuseFaucetKey([{ address: other }, { address }], at(now))).rejects.toThrow(
      'it contains the key of a faucet',
    )
    await refuseFaucetKey([{ address: other }], at(now))
    await refuseFaucetKey([{ address }], at(now + 2 * day))
  })
})
