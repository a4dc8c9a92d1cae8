import { vanguardPfpAbi } from '@network-site/protocol/vanguard-pfp'
import { encodeFunctionData, keccak256, type Address, type Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Chain } from '../../../adapters/chain.ts'
import type { Fees } from './fees.ts'

export type Signed = { hash: Hex; signed: Hex }
export type SignOptions = { account: PrivateKeyAccount; chain: Chain; nonce: number; gasLimit: number; fees: Fees }

/** Enough to move nothing to oneself, on chains that count their own costs as gas too; only what is used is paid. */
export const emptyGasLimit = 200_000

/** Signs a batch of mints for one day. */
export function signBatch(batch: { day: number; entries: Hex }, options: SignOptions): Promise<Signed> {
  const data = encodeFunctionData({
    abi: vanguardPfpAbi,
    functionName: 'mintBatch',
    args: [BigInt(batch.day), batch.entries],
  })
  return sign({ to: options.chain.contracts.vanguardPfp, data }, options)
}

/** Signs a transaction that does nothing but use its nonce. */
export function signEmpty(options: SignOptions): Promise<Signed> {
  return sign({ to: options.account.address, data: '0x' }, options)
}

async function sign(
  call: { to: Address; data: Hex },
  { account, chain, nonce, gasLimit, fees }: SignOptions,
): Promise<Signed> {
  const signed = await account.signTransaction({
    ...call,
    chainId: chain.id,
    nonce,
    gas: BigInt(gasLimit),
    maxFeePerGas: fees.maxFeeWei,
    maxPriorityFeePerGas: fees.tipWei,
    type: 'eip1559',
  })
  return { hash: keccak256(signed), signed }
}
