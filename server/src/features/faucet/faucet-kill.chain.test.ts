import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../services/database.ts'
import { closeTestDatabases, databaseKinds, openTestDatabase } from '../../../test/databases.ts'
import { eventually } from '../../../test/eventually.ts'
import { type PrivateChain, startPrivateChain } from '../../../test/private-chain.ts'
import { faucetTransfers } from './tables.ts'

const processFile = fileURLToPath(new URL('../../../test/faucet-process.ts', import.meta.url))
const amountWei = parseEther('0.1')
/** How many of its six transfers were answered when it is killed: none, some, all. An embedded database starts slowly. */
const killAfterTransfers = { pglite: [3], postgres: [0, 3, 6] }

let chain: PrivateChain
beforeAll(async () => void (chain = await startPrivateChain()))
afterAll(async () => {
  await closeTestDatabases()
  await chain.stop()
})

describe.each(databaseKinds)('a faucet killed while it gives, on %s', (kind) => {
  it('gives everything it promised, and nothing twice', { timeout: 180_000 }, async () => {
    const test = await openTestDatabase(kind)
    await test.database.close()
    const key = generatePrivateKey()
    const funder = privateKeyToAddress(key)
    await chain.rpc('hardhat_setBalance', [funder, toHex(parseEther('1000'))])
    const { id: chainId, rpcUrl, contracts } = chain.chain
    const options = { url: test.url, dataDir: test.dataDir, rpcUrl, chainId, contracts, key }
    const asked: string[] = []

    for (const transfers of killAfterTransfers[kind]) {
      const { child, origin } = await startProcess(options)
      const addresses = Array.from({ length: 6 }, () => privateKeyToAddress(generatePrivateKey()))
      asked.push(...addresses)
      let given = 0
      const answers = Promise.allSettled(addresses.map((address) => ask(origin, address).then(() => (given += 1))))
      await eventually(() => given >= transfers)
      await kill(child)
      await answers
    }

    const { child, origin } = await startProcess(options)
    const given = await Promise.all(asked.map((address) => ask(origin, address)))
    expect(given.filter((status) => status !== 200 && status !== 409)).toEqual([])
    for (const address of asked) {
      expect(await chain.chain.client.getBalance({ address: address as `0x${string}` })).toBe(amountWei)
    }
    // One transaction for each address, and so no gap and nothing sent twice.
    await eventually(async () => (await chain.chain.client.getTransactionCount({ address: funder })) === asked.length)
    await kill(child)

    const database = await openDatabase({ url: test.url, dataDir: test.dataDir })
    const rows = await database.sql.select().from(faucetTransfers)
    await database.close()
    expect(rows).toHaveLength(asked.length)
    expect(new Set(rows.map(({ nonce }) => nonce)).size).toBe(asked.length)
  })
})

async function startProcess(options: object): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [processFile, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [origin] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { child, origin }
}

async function ask(origin: string, address: string): Promise<number> {
  const answer = await fetch(`${origin}/faucet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address }),
  })
  return answer.status
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
