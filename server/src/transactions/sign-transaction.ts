import {
  type Hex,
  isAddressEqual,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  serializeTransaction,
  type TransactionSerializedEIP1559,
} from 'viem'
import type { Fees } from './fees.ts'
import type { Call, Sender, SignedTransaction, Signer } from './sender.ts'

/** The parts of a sender that decide what it signs. */
type Signing = Pick<Sender, 'account' | 'chain' | 'mayCall'> & Partial<Pick<Sender, 'log' | 'onSigned'>>

/** A key service did not sign. The signing sender has logged the reason. */
export class SigningError extends Error {}

/** A plain transfer takes 21,000 gas; some chains charge more. Unused gas is not paid for. */
export const transferGasLimit = 200_000

/** Half of secp256k1's order. Nodes reject signatures with a larger `s` (EIP-2). */
const maxS = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/**
 * Signs a call, or throws if the sender must not make it. Every transaction of a sender is signed here. Signing the same
 * call twice may produce different bytes, so bytes are stored before they are sent.
 */
export async function signTransaction(
  sender: Signing,
  call: Call,
  { nonce, fees }: { nonce: number; fees: Fees },
): Promise<SignedTransaction> {
  if (!isAllowed(sender, call)) throw new Error('the key must not sign this call')
  const { to, data = '0x', value = 0n, gasLimit } = call
  const signed = await sign(sender, {
    type: 'eip1559',
    chainId: sender.chain.id,
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

async function sign(
  { account, log, onSigned }: Signing,
  transaction: Parameters<Signer['signTransaction']>[0],
): Promise<Hex> {
  if (isSigningPaused(account)) throw new SigningError('waiting before the key service is asked again')
  const startedAt = performance.now()
  const attempt = (failure: string | undefined) =>
    onSigned?.({ seconds: (performance.now() - startedAt) / 1000, failure })
  try {
    const signed = await account.signTransaction(transaction)
    attempt(undefined)
    return signed
  } catch (cause) {
    const trouble = account.trouble?.()
    if (!trouble) throw cause
    attempt(trouble.failure)
    log?.warn({ sender: account.address.toLowerCase(), reason: trouble.reason }, 'the key service did not sign')
    throw new SigningError(trouble.reason, { cause })
  }
}

/** Returns whether a key service failed a moment ago and is not asked yet. */
export function isSigningPaused(account: Signer): boolean {
  return account.trouble?.()?.isPaused ?? false
}

/** Skips work whose signature a key service does not provide; the caller repeats it later. */
export async function unlessUnsigned<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SigningError) return undefined
    throw error
  }
}

/** Returns whether the sender may make a call: an empty one, or one that its policy allows. */
export function isAllowed({ account, mayCall }: Pick<Signing, 'account' | 'mayCall'>, call: Call): boolean {
  return isEmpty(call, account) || mayCall(call)
}

/** Returns a call that only uses its nonce. */
export function emptyCall(account: Signer): Call {
  return { to: account.address, gasLimit: transferGasLimit }
}

/** Decodes the call of a signed transaction. */
export function callOf(signed: Hex): Call {
  const { to, data, value, gas } = parseTransaction(signed)
  if (!to) throw new Error('a stored transaction has no receiver')
  return { to, ...(data ? { data } : {}), ...(value ? { value } : {}), gasLimit: Number(gas) }
}

/** Returns whether a signed transaction only uses its nonce. */
export function isEmptyCall(signed: Hex, account: Signer): boolean {
  return isEmpty(callOf(signed), account)
}

function isEmpty({ to, data = '0x', value = 0n }: Call, account: Signer): boolean {
  return isAddressEqual(to, account.address) && data === '0x' && value === 0n
}

/**
 * Checks that this key signed the bytes of a stored transaction, for this chain and nonce, and may make their call. Takes
 * everything else from the bytes, because anyone who can write to the database could have changed the row. Returns
 * undefined for other bytes.
 */
export async function verifySigned<Stored extends SignedTransaction>(
  sender: Signing,
  stored: Stored,
): Promise<Stored | undefined> {
  const { account, chain } = sender
  const serializedTransaction = stored.signed as TransactionSerializedEIP1559
  try {
    const { r, s, yParity, ...unsigned } = parseTransaction(serializedTransaction)
    const { type, chainId, nonce = 0, maxFeePerGas, maxPriorityFeePerGas } = unsigned
    // Other encodings of the same transaction have another hash, or nodes reject them.
    if (type !== 'eip1559' || !r || !s || yParity === undefined || BigInt(s) > maxS) return undefined
    if (serializeTransaction(unsigned, { r, s, yParity }) !== stored.signed) return undefined
    const call = callOf(stored.signed)
    if (chainId !== chain.id || nonce !== stored.nonce || !isAllowed(sender, call)) return undefined
    if (!isAddressEqual(await recoverTransactionAddress({ serializedTransaction }), account.address)) return undefined
    const hash = keccak256(stored.signed)
    return {
      ...stored,
      hashes: stored.hashes.includes(hash) ? stored.hashes : [...stored.hashes, hash],
      gasLimit: call.gasLimit,
      maxFeeWei: maxFeePerGas ?? 0n,
      tipWei: maxPriorityFeePerGas ?? 0n,
    }
  } catch {
    // These bytes are no transaction.
    return undefined
  }
}
