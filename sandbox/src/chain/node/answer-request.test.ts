import { expect, test } from 'vitest'
import { boundRequest, spansTooManyBlocks } from './answer-request.ts'

const cap = '0x4c4b40'

test.each([
  ['no gas', undefined, cap],
  ['21,000 gas', '0x5208', '0x5208'],
  ['too much gas', '0x10000000000', cap],
  ['too much gas as a number', 2 ** 40, cap],
  ['invalid gas', 'plenty', 'plenty'],
])('limits a call with %s', (_case, gas, limited) => {
  const call = { to: '0x01', ...(gas === undefined ? {} : { gas }) }
  for (const method of ['eth_call', 'eth_estimateGas'])
    expect(boundRequest(method, [call, 'latest'])).toEqual([{ to: '0x01', gas: limited }, 'latest'])
})

test('removes a copy of the input, but keeps a contradiction, which then fails', () => {
  const call = { to: '0x01', gas: '0x5208', input: '0x12' }
  expect(boundRequest('eth_call', [{ ...call, data: '0x12' }])).toEqual([call])
  expect(boundRequest('eth_call', [{ ...call, data: '0x34' }])).toEqual([{ ...call, data: '0x34' }])
})

test('passes invalid calls and other methods through', () => {
  expect(boundRequest('eth_call', [null, 'latest'])).toEqual([null, 'latest'])
  expect(boundRequest('eth_getBalance', ['0x01'])).toEqual(['0x01'])
})

test('limits the number of blocks in a fee history', () => {
  expect(boundRequest('eth_feeHistory', ['0xffff', 'latest', []])).toEqual(['0x400', 'latest', []])
})

test.each([
  [{ fromBlock: '0x0', toBlock: 'latest' }, true],
  [{ fromBlock: 'earliest' }, true],
  [{ fromBlock: '0x4e00' }, false],
  [{}, false],
  [{ blockHash: '0x01' }, false],
])('checks how many blocks the logs of %j span', (filter, isTooMany) => {
  expect(spansTooManyBlocks([filter], 20_000)).toBe(isTooMany)
})
