import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../../test/databases.ts'
import { eventually } from '../../test/eventually.ts'
import { startKeyService } from '../../test/key-services.ts'
import { newWallet, openTestMinting } from '../../test/open-test-minting.ts'
import { startPrivateChain } from '../../test/private-chain.ts'
import { answerOperator, callOperator } from '../../test/run-operator.ts'
import { deploymentEnv, runServer } from '../../test/run-server.ts'

const folder = await mkdtemp(join(tmpdir(), 'rotate-'))
const chain = await startPrivateChain()
const store = await openTestDatabase('postgres')
const keysFile = join(folder, 'relayers')
const faucetFile = join(folder, 'faucet')
const env = deploymentEnv({ chain, dataDir: folder, databaseUrl: store.url ?? '', keysFile })
afterAll(async () => {
  await store.close()
  await chain.stop()
  await rm(folder, { recursive: true })
})

const balanceOf = (address: `0x${string}`) => chain.chain.client.getBalance({ address })
const fund = (address: string) => chain.rpc('hardhat_setBalance', [address, toHex(parseEther('10'))])

it('replaces a relayer’s raw key by one in AWS KMS without a restart', { timeout: 120_000 }, async () => {
  const key = generatePrivateKey()
  const service = await startKeyService('AWS KMS', key)
  onTestFinished(service.standIn.close)
  const old = privateKeyToAddress(chain.relayers[0] ?? '0x')
  await writeFile(keysFile, chain.relayers[0] ?? '', { mode: 0o600 })
  const relayer = await runServer('relayer', { ...env, ...service.env })
  onTestFinished(relayer.stop)
  await eventually(async () => (await callOperator(env, 'status')).output.includes(old.toLowerCase()), 60_000)
  const balance = await balanceOf(old)
  const operatorEnv = { ...env, ...service.env }
  expect(await callOperator(operatorEnv, 'rotate-key', old, '--to', service.entry, '--yes')).toMatchObject({ code: 0 })
  expect(await readFile(keysFile, 'utf8')).toBe(`${service.entry}\n`)
  const address = privateKeyToAddress(key)
  expect(await balanceOf(address)).toBeGreaterThan((balance * 999n) / 1000n)
  const setup = await openTestMinting({ database: store.database, privateChain: chain, relayers: [] })
  onTestFinished(setup.close)
  expect(await setup.ask(await newWallet(), 5)).toMatchObject({ status: 200 })
  expect(await chain.chain.client.getTransactionCount({ address })).toBe(1)
})

it(
  'replaces the faucet’s key without a restart, by a new one and by one in Web3Signer',
  { timeout: 120_000 },
  async () => {
    const [first, last] = [generatePrivateKey(), generatePrivateKey()]
    const service = await startKeyService('Web3Signer', last)
    onTestFinished(service.standIn.close)
    await fund(privateKeyToAddress(first))
    await writeFile(faucetFile, first, { mode: 0o600 })
    const faucetEnv = { ...env, FAUCET_KEY_FILE: faucetFile, FAUCET_PROOF_OF_WORK: '0', RELAYER: 'off' }
    const server = await runServer('main', faucetEnv)
    onTestFinished(server.stop)
    const give = async () => {
      const address = privateKeyToAddress(generatePrivateKey())
      const body = JSON.stringify({ address })
      const answer = await fetch(`${server.url}/faucet`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect(answer.status).toBe(200)
      expect(await balanceOf(address)).toBe(parseEther('0.1'))
    }
    await give()
    expect(await callOperator(faucetEnv, 'rotate-faucet-key', '--yes')).toMatchObject({ code: 0 })
    const second = (await readFile(faucetFile, 'utf8')).trim() as `0x${string}`
    expect(second).not.toBe(first)
    expect(await balanceOf(privateKeyToAddress(second))).toBeGreaterThan(parseEther('9.8'))
    await give()

    // Nothing is requested of the old key before the operator has updated the copies of the file.
    const interrupted = await answerOperator(faucetEnv, ['yes'], 'rotate-faucet-key', '--to', service.entry)
    expect(interrupted).toMatchObject({ code: 2 })
    expect(interrupted.errors).toContain('If other machines have copies of the file')
    expect(await readFile(faucetFile, 'utf8')).toBe(`${service.entry}\n${second}\n`)
    expect(await answerOperator(faucetEnv, ['yes', ''], 'rotate-faucet-key')).toMatchObject({ code: 0 })
    expect(await readFile(faucetFile, 'utf8')).toBe(`${service.entry}\n`)
    expect(await balanceOf(privateKeyToAddress(last))).toBeGreaterThan(parseEther('9.6'))
    await give()
    expect(await callOperator(faucetEnv, 'rotate-faucet-key', '--to', service.entry, '--yes')).toMatchObject({
      code: 1,
    })
  },
)
