import type { z } from 'zod'
import { parameters } from './parameter-schemas.ts'

export type RpcMethod = {
  params: z.ZodType<unknown[]>
  /** What a call of it takes from a network's allowance, in proportion to the work it causes. */
  units: number
  /** Whether it runs code, for as long as its gas lasts. */
  runsCode?: true
}

/** What the public may ask the chain: reading, and sending what a wallet has already signed. */
export const rpcMethods: ReadonlyMap<string, RpcMethod> = new Map<string, RpcMethod>([
  ['eth_blockNumber', { params: parameters.none, units: 1 }],
  ['eth_call', { params: parameters.call, units: 5, runsCode: true }],
  ['eth_chainId', { params: parameters.none, units: 1 }],
  ['eth_estimateGas', { params: parameters.call, units: 10, runsCode: true }],
  ['eth_feeHistory', { params: parameters.feeHistory, units: 5 }],
  ['eth_gasPrice', { params: parameters.none, units: 1 }],
  ['eth_getBalance', { params: parameters.atBlock, units: 1 }],
  ['eth_getBlockByHash', { params: parameters.blockByHash, units: 5 }],
  ['eth_getBlockByNumber', { params: parameters.blockByNumber, units: 5 }],
  ['eth_getCode', { params: parameters.atBlock, units: 1 }],
  ['eth_getLogs', { params: parameters.logs, units: 50 }],
  ['eth_getStorageAt', { params: parameters.storage, units: 1 }],
  ['eth_getTransactionByHash', { params: parameters.hash, units: 1 }],
  ['eth_getTransactionCount', { params: parameters.atBlock, units: 1 }],
  ['eth_getTransactionReceipt', { params: parameters.hash, units: 1 }],
  ['eth_maxPriorityFeePerGas', { params: parameters.none, units: 1 }],
  ['eth_sendRawTransaction', { params: parameters.rawTransaction, units: 10 }],
  ['eth_syncing', { params: parameters.none, units: 1 }],
  ['net_version', { params: parameters.none, units: 1 }],
  ['web3_clientVersion', { params: parameters.none, units: 1 }],
])
