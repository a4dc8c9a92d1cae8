import { type Address, type Hex, keccak256, parseTransaction } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Fees } from './fees.ts'
import type { SignedTransaction } from './transaction.ts'

/** What a transaction does, apart from who sends it and when. */
export type Call = { to: Address; data?: Hex; value?: bigint; gasLimit: number }

export type SignOptions = { account: PrivateKeyAccount; chainId: number; nonce: number; fees: Fees }

/** A plain transfer takes 21,000; chains that count their own costs as gas take more. Only what is used is paid. */
export const transferGasLimit = 200_000

/** Signs a call. The same call, nonce and fees always give the same bytes. */
export async function signTransaction(
  { to, data = '0x', value = 0n, gasLimit }: Call,
  { account, chainId, nonce, fees }: SignOptions,
): Promise<SignedTransaction> {
  const signed = await account.signTransaction({
    type: 'eip1559',
    chainId,
    nonce,
    to,
    data,
    value,
    gas: BigInt(gasLimit),
    maxFeePerGas: fees.maxFeeWei,
    maxPriorityFeePerGas: fees.tipWei,
  })
  return { nonce, signed, hashes: [keccak256(signed)], gasLimit, ...fees }
}

/** A call that does nothing but use its nonce. */
export function emptyCall(account: PrivateKeyAccount): Call {
  return { to: account.address, gasLimit: transferGasLimit }
}

/** What a signed transaction does, read from its bytes. */
export function callOf(signed: Hex): Call {
  const { to, data, value, gas } = parseTransaction(signed)
  if (!to) throw new Error('a stored transaction has no receiver')
  return { to, ...(data ? { data } : {}), ...(value ? { value } : {}), gasLimit: Number(gas) }
}

/** Whether a signed transaction does nothing but use its nonce. */
export function isEmptyCall(signed: Hex, account: PrivateKeyAccount): boolean {
  const { to, data = '0x', value = 0n } = callOf(signed)
  return to.toLowerCase() === account.address.toLowerCase() && data === '0x' && value === 0n
}
