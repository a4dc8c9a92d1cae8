import { failures } from '@network-site/site/failure-messages'
import { testnetTokenAbi } from '@network-site/protocol/contracts'
import { encodeErrorResult, HttpRequestError } from 'viem'
import { expect, test } from 'vitest'
import { failureReason } from './create-token-client.ts'

const buyer = `0x${'1'.repeat(40)}` as const
const overCap = encodeErrorResult({ abi: testnetTokenAbi, errorName: 'DailyCapExceeded', args: [buyer, 5n, 1n] })
const tooSmall = encodeErrorResult({ abi: testnetTokenAbi, errorName: 'AmountTooSmall', args: [0n] })
const overdrawn = encodeErrorResult({
  abi: testnetTokenAbi,
  errorName: 'ERC20InsufficientBalance',
  args: [buyer, 0n, 5n],
})
const refused = encodeErrorResult({ abi: testnetTokenAbi, errorName: 'EtherRefused', args: [buyer, 5n] })

test.each([
  ['an error’s own data', { code: 3, message: 'execution reverted', data: overCap }, 'overAllowance'],
  ['a node’s error inside a wallet’s error', { code: -32603, data: { code: 3, data: tooSmall } }, 'tooSmall'],
  ['a cause', new Error('call failed', { cause: { data: overdrawn } }), 'overBalance'],
  ['a contract error without a specific message', { data: refused }, 'refused'],
  ['a name in a message', new Error('reverted with custom error DailyCapExceeded(…)'), 'overAllowance'],
  ['too little Ether', { code: -32000, message: 'insufficient funds for gas * price + value' }, 'noGas'],
  ['a bare revert', new Error('execution reverted'), 'refused'],
  [
    'an unreachable RPC server',
    new Error('x', { cause: new HttpRequestError({ url: 'https://rpc.example' }) }),
    'unreachable',
  ],
  ['an unreachable chain behind our server', { message: failures.CHAIN_SILENT }, 'unreachable'],
  ['an unrelated error', new Error('User rejected the request.'), undefined],
  ['no error', undefined, undefined],
])('finds the reason in %s', (_case, error, reason) => {
  expect(failureReason(error)).toBe(reason)
})
