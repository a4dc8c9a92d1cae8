import { type Address, type Hex, keccak256, parseTransaction } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Fees } from './fees.ts'
import type { SignedTransaction } from './sender.ts'

/** What a transaction does, independent of its sender, nonce and fees. */
export type Call = { to: Address; data?: Hex; value?: bigint; gasLimit: number }

/** A plain transfer takes 21,000 gas; some chains charge more. Unused gas is not paid for. */
export const transferGasLimit = 200_000

/** Signs a call. The same call, nonce, and fees always produce the same bytes. */
export async function signTransaction(
  { to, data = '0x', value = 0n, gasLimit }: Call,
  { account, chainId, nonce, fees }: { account: PrivateKeyAccount; chainId: number; nonce: number; fees: Fees },
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

/** Returns a call that only uses its nonce. */
export function emptyCall(account: PrivateKeyAccount): Call {
  return { to: account.address, gasLimit: transferGasLimit }
}

/** Decodes the call of a signed transaction. */
export function callOf(signed: Hex): Call {
  const { to, data, value, gas } = parseTransaction(signed)
  if (!to) throw new Error('a stored transaction has no receiver')
  return { to, ...(data ? { data } : {}), ...(value ? { value } : {}), gasLimit: Number(gas) }
}

/** Returns whether a signed transaction only uses its nonce. */
export function isEmptyCall(signed: Hex, account: PrivateKeyAccount): boolean {
  const { to, data = '0x', value = 0n } = callOf(signed)
  return to.toLowerCase() === account.address.toLowerCase() && data === '0x' && value === 0n
}
