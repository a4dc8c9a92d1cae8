import { collectionAbi } from '@network-site/protocol/contracts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../../test/databases.ts'
import { keyServiceKinds, startKeyService } from '../../test/key-services.ts'
import { actOnChain, startPrivateChain } from '../../test/private-chain.ts'
import { answerOperator, callOperator, runOperator } from '../../test/run-operator.ts'
import { deploymentEnv } from '../../test/run-server.ts'
import { deployReceiver } from '../../test/test-contracts.ts'

const folder = await mkdtemp(join(tmpdir(), 'ownership-'))
const chain = await startPrivateChain()
const store = await openTestDatabase('postgres')
const newOwnerKey = generatePrivateKey()
await writeFile(join(folder, 'owner'), chain.owner, { mode: 0o600 })
await writeFile(join(folder, 'new-owner'), newOwnerKey, { mode: 0o600 })
const env = deploymentEnv({ chain, dataDir: folder, databaseUrl: store.url ?? '', keysFile: join(folder, 'owner') })
afterAll(async () => {
  await store.close()
  await chain.stop()
  await rm(folder, { recursive: true })
})

const { collection, token } = chain.chain.contracts
const newOwner = privateKeyToAccount(newOwnerKey)
const oldOwner = privateKeyToAccount(chain.owner)
const withOwnerKey = ['--owner-key-file', join(folder, 'owner'), '--yes']
const withNewOwnerKey = ['--owner-key-file', join(folder, 'new-owner'), '--yes']

function transfer(contract: 'collection' | 'token', to: string): string[] {
  return ['transfer-ownership', '--contract', contract, '--to', to]
}

function ownerOf(address: typeof collection): Promise<string> {
  return chain.chain.client.readContract({ abi: collectionAbi, address, functionName: 'owner' })
}

/** Returns the message that the command prints without a signature. */
async function readMessage(contract: 'collection' | 'token', to: string): Promise<string> {
  const { code, errors } = await callOperator(env, ...transfer(contract, to), ...withOwnerKey)
  expect(code).toBe(2)
  return /^I, 0x.*\.$/m.exec(errors)?.[0] ?? ''
}

describe('transferring ownership', () => {
  it('has the new owner sign the chain, the contract, and the old owner, even with --yes', async () => {
    expect(await readMessage('collection', newOwner.address)).toBe(
      `I, ${newOwner.address}, accept the ownership of contract ${collection} on chain ${chain.chain.id} from ${oldOwner.address}.`,
    )
    const { code, errors } = await runOperator(env, ...transfer('collection', newOwner.address), ...withOwnerKey)
    expect(code).toBe(2)
    expect(errors).toContain('Pass the signature with --signature.')
    expect(await ownerOf(collection)).toBe(oldOwner.address)
  })

  it('rejects a signature by another key, of another contract, or without a key', async () => {
    const message = await readMessage('collection', newOwner.address)
    const signatures = [
      await oldOwner.signMessage({ message }),
      await newOwner.signMessage({ message: await readMessage('token', newOwner.address) }),
      '0x',
      'yes',
    ]
    for (const signature of signatures) {
      const args = [...transfer('collection', newOwner.address), '--signature', signature, ...withOwnerKey]
      expect(await callOperator(env, ...args)).toMatchObject({
        code: 1,
        errors: expect.stringContaining('Nothing was changed') as string,
      })
    }
    expect(await ownerOf(collection)).toBe(oldOwner.address)
  })

  it('rejects the zero address, the current owner, and a contract that cannot sign', async () => {
    const anySignature = `0x${'12'.repeat(64)}1b`
    const refusals: Array<[to: string, signature: string, reason: string]> = [
      [zeroAddress, anySignature, 'renounce-ownership'],
      [oldOwner.address, anySignature, 'already owns'],
      [token, anySignature, 'is not'],
      [token, '0x', 'is not'],
    ]
    for (const [to, signature, reason] of refusals) {
      const { code, errors } = await callOperator(
        env,
        ...transfer('collection', to),
        '--signature',
        signature,
        ...withOwnerKey,
      )
      expect(code).toBe(1)
      expect(errors).toContain(reason)
    }
  })

  it('prints the call for an owner whose key is elsewhere only after the new owner signed', async () => {
    const message = await readMessage('collection', newOwner.address)
    const unsigned = await callOperator(env, ...transfer('collection', newOwner.address))
    expect(unsigned.errors).not.toContain('0xf2fde38b')
    const signature = await newOwner.signMessage({ message })
    const signed = await callOperator(env, ...transfer('collection', newOwner.address), '--signature', signature)
    expect(signed.errors).toContain(`0xf2fde38b${newOwner.address.slice(2).toLowerCase().padStart(64, '0')}`)
  })

  it.each(keyServiceKinds)('has a new owner’s key in %s sign the acceptance', async (kind) => {
    const keyFile = join(folder, 'new-owner-entry')
    const args = [...transfer('collection', newOwner.address), '--new-owner-key-file', keyFile]

    const other = await startKeyService(kind, generatePrivateKey())
    onTestFinished(other.standIn.close)
    await writeFile(keyFile, other.entry, { mode: 0o600 })
    const refused = await callOperator({ ...env, ...other.env }, ...args, ...withOwnerKey)
    expect(refused.code).toBe(1)
    expect(refused.errors).toContain(`this is not ${newOwner.address}’s signature`)
    expect(await ownerOf(collection)).toBe(oldOwner.address)

    const service = await startKeyService(kind, newOwnerKey)
    onTestFinished(service.standIn.close)
    await writeFile(keyFile, service.entry, { mode: 0o600 })
    const accepted = await callOperator({ ...env, ...service.env }, ...args)
    expect(accepted.errors).toContain(`0xf2fde38b${newOwner.address.slice(2).toLowerCase().padStart(64, '0')}`)
  })

  it('transfers with a typed signature and records it', async () => {
    const signature = await newOwner.signMessage({ message: await readMessage('collection', newOwner.address) })
    const args = [...transfer('collection', newOwner.address), ...withOwnerKey, '--as', 'grace', '--json']
    const { code, output } = await answerOperator(env, [` ${signature} `], ...args)
    expect(code).toBe(0)
    const { transactionHash } = JSON.parse(output) as { transactionHash: string }
    expect(await ownerOf(collection)).toBe(newOwner.address)
    expect(await ownerOf(token)).toBe(oldOwner.address)
    const [action] = JSON.parse((await callOperator(env, 'actions', '--json')).output) as object[]
    expect(action).toMatchObject({
      command: 'transfer-ownership',
      who: 'grace',
      outcome: 'done',
      transactionHash,
      details: { contract: collection, 'new owner': `${newOwner.address}, has signed that it accepts` },
    })
  })

  it('accepts the signature of a contract wallet (ERC-1271)', async () => {
    const wallet = await deployReceiver(chain, 'willing')
    // Without a signature, because a Safe can approve a message in a transaction.
    const approved = await callOperator(env, ...transfer('token', wallet.address), '--signature', '0x')
    expect(approved.errors).toContain('0xf2fde38b')
    const args = [...transfer('token', wallet.address), '--signature', wallet.signature, ...withOwnerKey]
    expect(await callOperator(env, ...args)).toMatchObject({ code: 0 })
    expect((await ownerOf(token)).toLowerCase()).toBe(wallet.address.toLowerCase())
  })
})

describe('renouncing ownership', () => {
  const renounce = ['renounce-ownership', '--contract', 'collection', ...withNewOwnerKey]

  it('needs the contract’s name typed out, even with --yes', async () => {
    await actOnChain(chain, newOwnerKey).fund()
    const { code, errors } = await runOperator(env, ...renounce)
    expect(code).toBe(2)
    expect(errors).toContain('This cannot be undone.')
    expect(errors).toContain('Minting stays open forever.')
    expect(await answerOperator(env, ['yes'], ...renounce)).toMatchObject({ code: 2 })
    expect(await answerOperator(env, ['collection'], ...renounce)).toMatchObject({ code: 2 })
    expect(await ownerOf(collection)).toBe(newOwner.address)
  })

  it('leaves the contract without an owner and records it', async () => {
    expect(await answerOperator(env, ['Collection'], ...renounce)).toMatchObject({ code: 0 })
    expect(await ownerOf(collection)).toBe(zeroAddress)
    const [action] = JSON.parse((await callOperator(env, 'actions', '--json')).output) as object[]
    expect(action).toMatchObject({
      command: 'renounce-ownership',
      outcome: 'done',
      details: { contract: collection, call: 'renounceOwnership()' },
    })
  })
})
