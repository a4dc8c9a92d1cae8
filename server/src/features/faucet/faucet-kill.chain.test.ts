import { parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../services/database.ts'
import { databaseKinds, openTestDatabase } from '../../../test/databases.ts'
import { eventually } from '../../../test/eventually.ts'
import { killProcess, startProcess } from '../../../test/killable-process.ts'
import { startPrivateChain } from '../../../test/private-chain.ts'
import { faucetTransfers } from './tables.ts'

const amountWei = parseEther('0.1')
/** How many of six transfers are answered before each kill. The embedded database starts slowly, so it has one round. */
const killAfterTransfers = { pglite: [3], postgres: [0, 3, 6] }

const chain = await startPrivateChain()
afterAll(chain.stop)

describe.each(databaseKinds)('a faucet killed during transfers on %s', (kind) => {
  it('completes every claimed transfer exactly once', { timeout: 180_000 }, async () => {
    const test = await openTestDatabase(kind)
    await test.database.close()
    const key = generatePrivateKey()
    const funder = privateKeyToAddress(key)
    await chain.rpc('hardhat_setBalance', [funder, toHex(parseEther('1000'))])
    const { id: chainId, contracts } = chain.chain
    const options = { url: test.url, dataDir: test.dataDir, rpcUrl: chain.rpcUrl, chainId, contracts, key }
    const requested: string[] = []

    for (const transfers of killAfterTransfers[kind]) {
      const { child, origin } = await startProcess('faucet-process.ts', options)
      const addresses = Array.from({ length: 6 }, () => privateKeyToAddress(generatePrivateKey()))
      requested.push(...addresses)
      let answered = 0
      const answers = Promise.allSettled(addresses.map((address) => ask(origin, address).then(() => (answered += 1))))
      await eventually(() => answered >= transfers)
      await killProcess(child)
      await answers
    }

    const { child, origin } = await startProcess('faucet-process.ts', options)
    const statuses = await Promise.all(requested.map((address) => ask(origin, address)))
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    for (const address of requested) {
      expect(await chain.chain.client.getBalance({ address: address as `0x${string}` })).toBe(amountWei)
    }
    // One transaction per address: no gaps and no duplicates.
    const sent = () => chain.chain.client.getTransactionCount({ address: funder })
    await eventually(async () => (await sent()) === requested.length)
    await killProcess(child)

    const database = await openDatabase({ url: test.url, dataDir: test.dataDir })
    const rows = await database.sql.select().from(faucetTransfers)
    await database.close()
    expect(rows).toHaveLength(requested.length)
    expect(new Set(rows.map(({ nonce }) => nonce)).size).toBe(requested.length)
  })
})

async function ask(origin: string, address: string): Promise<number> {
  const answer = await fetch(`${origin}/faucet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address }),
  })
  return answer.status
}
