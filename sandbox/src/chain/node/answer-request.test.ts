import { expect, test } from 'vitest'
import { boundRequest, spansTooManyBlocks } from './answer-request.ts'

const cap = '0x4c4b40'

test.each([
  ['nothing', undefined, cap],
  ['little', '0x5208', '0x5208'],
  ['too much', '0x10000000000', cap],
  ['too much as a number', 2 ** 40, cap],
  ['no quantity', 'plenty', 'plenty'],
])('a call that asks for %s of gas gets %s', (_case, gas, given) => {
  const call = { to: '0x01', ...(gas === undefined ? {} : { gas }) }
  for (const method of ['eth_call', 'eth_estimateGas'])
    expect(boundRequest(method, [call, 'latest'])).toEqual([{ to: '0x01', gas: given }, 'latest'])
})

test('leaves what is no call to fail by itself', () => {
  expect(boundRequest('eth_call', [null, 'latest'])).toEqual([null, 'latest'])
  expect(boundRequest('eth_getBalance', ['0x01'])).toEqual(['0x01'])
})

test('asks for the fees of so many blocks at most', () => {
  expect(boundRequest('eth_feeHistory', ['0xffff', 'latest', []])).toEqual(['0x400', 'latest', []])
})

test.each([
  [{ fromBlock: '0x0', toBlock: 'latest' }, true],
  [{ fromBlock: 'earliest' }, true],
  [{ fromBlock: '0x4e00' }, false],
  [{}, false],
  [{ blockHash: '0x01' }, false],
])('knows whether logs of %j span too much', (filter, isTooMuch) => {
  expect(spansTooManyBlocks([filter], 20_000)).toBe(isTooMuch)
})
