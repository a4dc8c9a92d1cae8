import { describe, expect, it } from 'vitest'
import { explorerLink } from './explorer.ts'
import { isTransactionHash, readTransaction } from './transaction-summary.ts'

const hash = `0x${'1'.repeat(64)}`
const collection = `0x${'c0'.repeat(20)}`
const receiver = `0x${'ab'.repeat(20)}`
const word = (value: number | string) => BigInt(value).toString(16).padStart(64, '0')
const topic = (value: number | string) => `0x${word(value)}`
const transferSingle = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'

const transaction = { from: receiver, to: collection, nonce: '0x7', value: '0x1', gas: '0x5208' }
const receipt = {
  blockNumber: '0xa',
  status: '0x1',
  gasUsed: '0x64',
  effectiveGasPrice: '0x3',
  contractAddress: null,
  logs: [],
}

/** Answers like a node whose newest block is 12. */
function read(answers: { transaction?: object | null; receipt?: object | null }) {
  const results: Record<string, unknown> = {
    eth_getTransactionByHash: answers.transaction ?? null,
    eth_getTransactionReceipt: answers.receipt ?? null,
    eth_blockNumber: '0xc',
    eth_getBlockByNumber: { timestamp: '0x64' },
  }
  return readTransaction(async ({ method }) => results[method], { hash, collection: collection.toUpperCase() })
}

describe('readTransaction', () => {
  it('resolves to undefined for an unknown hash', async () => {
    expect(await read({})).toBeUndefined()
  })

  it('describes a pending transaction', async () => {
    expect(await read({ transaction })).toMatchObject({
      status: 'pending',
      block: null,
      confirmations: 0,
      feeWei: null,
    })
  })

  it('describes a reverted transaction with its fee', async () => {
    expect(await read({ transaction, receipt: { ...receipt, status: '0x0' } })).toMatchObject({
      status: 'reverted',
      block: 10,
      timestampSeconds: 100,
      confirmations: 3,
      nonce: 7,
      valueWei: 1n,
      gasUsed: 100n,
      feeWei: 300n,
    })
  })

  it('describes the creation of a contract', async () => {
    const created = { ...receipt, contractAddress: collection }
    expect(await read({ transaction: { ...transaction, to: null }, receipt: created })).toMatchObject({
      to: null,
      createdContract: collection,
    })
  })

  it('lists minted items, but neither transfers nor events of other contracts', async () => {
    const log = (from: string | number, address = collection) => ({
      address,
      topics: [transferSingle, topic(receiver), topic(from), topic(receiver)],
      data: `0x${word(9)}${word(2)}`,
    })
    const logs = [log(0), log(receiver), log(0, receiver)]
    expect((await read({ transaction, receipt: { ...receipt, logs } }))?.mints).toEqual([
      { receiver, items: ['9 × 2'] },
    ])
  })

  it('rejects answers that are not a transaction', async () => {
    await expect(read({ transaction: { from: receiver } })).rejects.toThrow()
  })
})

describe('isTransactionHash', () => {
  it.each(['', '0x12', `${hash}0`, hash.slice(2)])('rejects %s', (text) => expect(isTransactionHash(text)).toBe(false))
  it('accepts a hash in any case', () => expect(isTransactionHash(`0x${'Ab'.repeat(32)}`)).toBe(true))
})

describe('explorerLink', () => {
  it('follows EIP-3091, with or without a slash after the URL', () => {
    expect(explorerLink('https://explorer.example/', 'tx', hash)).toBe(`https://explorer.example/tx/${hash}`)
    expect(explorerLink('https://explorer.example', 'block', 7)).toBe('https://explorer.example/block/7')
    expect(explorerLink(undefined, 'tx', hash)).toBeUndefined()
  })
})
