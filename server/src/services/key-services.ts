import { reasonOf } from '@network-site/protocol/redact'
import {
  type Address,
  hexToBytes,
  type Hex,
  isAddressEqual,
  keccak256,
  numberToHex,
  serializeSignature,
  serializeTransaction,
  type Signature,
  toPrefixedMessage,
} from 'viem'
import { type LocalAccount, publicKeyToAddress, toAccount } from 'viem/accounts'
import { z } from 'zod'
import { parseJson } from '../lib/parse.ts'
import { createRecoverSigner } from '../lib/signatures.ts'

/** `invalid`: the service signed with another key, or its response cannot be read. */
export type KeyServiceFailure = 'timeout' | 'unreachable' | 'refused' | 'invalid'

/** A key service did not sign. The message contains no URL, credential, or key. */
export class KeyServiceError extends Error {
  readonly failure: KeyServiceFailure
  constructor(failure: KeyServiceFailure, message: string) {
    super(message)
    this.name = 'KeyServiceError'
    this.failure = failure
  }
  /** Whether the service may work later without a change by the operator. */
  get isTemporary(): boolean {
    return this.failure === 'timeout' || this.failure === 'unreachable'
  }
}

/** Signs with a key that it does not reveal. */
export type KeyService = {
  /** Names the service in messages. */
  name: string
  /** Resolves to the address of the key; rejects if the service does not have it. */
  findAddress: (signal: AbortSignal) => Promise<Address>
  /** Signs the Keccak-256 hash of the data. */
  sign: (data: Hex, signal: AbortSignal) => Promise<EcdsaSignature>
}

export type EcdsaSignature = { r: bigint; s: bigint }

/** An account whose key is in a key service. */
export type KeyServiceAccount = LocalAccount & {
  /** Why the service did not sign last time; undefined if it did. While `isPaused`, it is not asked again. */
  trouble: () => { failure: KeyServiceFailure; reason: string; isPaused: boolean } | undefined
}

/** Each signature holds a database transaction open, so a slow service must not block the queue for longer. */
export const signingTimeoutMilliseconds = 2000
const firstPauseMilliseconds = 500
const maxPauseMilliseconds = 15_000
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/**
 * Creates an account that signs with a key service. Assembles transactions itself and accepts only a signature that
 * recovers to the address, so the service can neither change a transaction nor sign with another key. After a failure, it
 * waits longer each time, up to 15 s, before it asks the service again.
 */
export function createKeyServiceAccount(service: KeyService, address: Address): KeyServiceAccount {
  let failures = 0
  let pausedUntil = 0
  let lastError: KeyServiceError | undefined
  const recovering = createRecoverSigner()

  async function sign(data: Hex): Promise<Signature> {
    if (lastError && performance.now() < pausedUntil) throw lastError
    try {
      const signed = await service.sign(data, AbortSignal.timeout(signingTimeoutMilliseconds))
      const signature = toSignature(signed, { hash: keccak256(data), address, recover: await recovering })
      if (!signature) throw new KeyServiceError('invalid', `${service.name} did not sign with the key of ${address}`)
      failures = 0
      lastError = undefined
      return signature
    } catch (error) {
      lastError = toKeyServiceError(error, service.name)
      pausedUntil = performance.now() + Math.min(maxPauseMilliseconds, firstPauseMilliseconds * 2 ** failures++)
      throw lastError
    }
  }

  return {
    ...toAccount({
      address,
      signMessage: async ({ message }) => serializeSignature(await sign(toPrefixedMessage(message))),
      signTransaction: async (transaction) =>
        serializeTransaction(transaction, await sign(serializeTransaction(transaction))),
      signTypedData: () => Promise.reject(new Error('typed data is never signed with a key service')),
    }),
    trouble: () =>
      lastError && {
        failure: lastError.failure,
        reason: lastError.message,
        isPaused: performance.now() < pausedUntil,
      },
  }
}

type Expected = { hash: Hex; address: Address; recover: Awaited<ReturnType<typeof createRecoverSigner>> }

/** Normalizes to the low `s` that chains require, and finds the recovery ID. Returns undefined if another key signed. */
export function toSignature({ r, s }: EcdsaSignature, { hash, address, recover }: Expected): Signature | undefined {
  if (r <= 0n || s <= 0n || r >= order || s >= order) return undefined
  const words = { r: numberToHex(r, { size: 32 }), s: numberToHex(s > order / 2n ? order - s : s, { size: 32 }) }
  const digest = hexToBytes(hash)
  const yParity = [0, 1].find((parity) => {
    const bytes = Uint8Array.from([...hexToBytes(words.r), ...hexToBytes(words.s), parity])
    const signer = recover(digest, bytes)
    return signer !== undefined && isAddressEqual(signer, address)
  })
  return yParity === undefined ? undefined : { ...words, yParity }
}

function toKeyServiceError(error: unknown, name: string): KeyServiceError {
  if (error instanceof KeyServiceError) return error
  const isTimeout = error instanceof Error && error.name === 'TimeoutError'
  return isTimeout
    ? new KeyServiceError('timeout', `${name} did not answer within ${signingTimeoutMilliseconds / 1000} s`)
    : new KeyServiceError('unreachable', `${name} cannot be reached: ${reasonOf(error)}`)
}

export type ServiceOptions = { isProduction: boolean }
type ServiceRequest = ServiceOptions & {
  name: string
  url: URL | string
  init: RequestInit
  signal: AbortSignal
}

/** Sends a request to a key service. Resolves for every status below 500, which callers judge. */
export async function callKeyService({ name, url, init, signal, isProduction }: ServiceRequest) {
  try {
    const response = await fetch(url, { ...init, signal, redirect: 'error' })
    const text = await response.text()
    if (isProduction && response.headers.has(standInHeader))
      throw new KeyServiceError('refused', `${name} is a sandbox stand-in, which production must not use`)
    if (response.status >= 500) throw new KeyServiceError('unreachable', `${name} answered ${response.status}`)
    return { status: response.status, text }
  } catch (error) {
    throw toKeyServiceError(error, name)
  }
}

/** The sandbox's stand-ins send this header. */
export const standInHeader = 'x-sandbox-stand-in'

const publicKeysSchema = z.array(z.string().regex(/^0x[0-9a-f]{128}$/i))
const signatureText = /^0x[0-9a-f]{130}$/i

/** Connects to a Web3Signer, which identifies keys by their public key. Credentials in the URL are sent as a header. */
export function connectWeb3Signer(
  { url, address }: { url: URL; address: Address },
  options: ServiceOptions,
): KeyService {
  const name = `Web3Signer at ${url.host}`
  const base = `${url.origin}${url.pathname.replace(/\/+$/, '')}/api/v1/eth1`
  const credentials = [url.username, url.password].map(decodeURIComponent).join(':')
  const headers = {
    'content-type': 'application/json',
    ...(url.username ? { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } : {}),
  }
  let identifier: string | undefined

  async function findKey(signal: AbortSignal): Promise<string> {
    const { status, text } = await callKeyService({
      name,
      url: `${base}/publicKeys`,
      init: { headers },
      signal,
      ...options,
    })
    if (status !== 200) throw new KeyServiceError('refused', `${name} answered ${status}`)
    const keys = publicKeysSchema.safeParse(parseJson(text))
    if (!keys.success) throw new KeyServiceError('invalid', `${name} did not list its public keys`)
    const key = keys.data.find((each) => isAddressEqual(publicKeyToAddress(`0x04${each.slice(2)}`), address))
    if (!key) throw new KeyServiceError('refused', `${name} does not have the key of ${address}`)
    return key
  }

  return {
    name,
    findAddress: async (signal) => {
      identifier = await findKey(signal)
      return address
    },
    sign: async (data, signal) => {
      identifier ??= await findKey(signal)
      const init = { method: 'POST', headers, body: JSON.stringify({ data }) }
      const { status, text } = await callKeyService({
        name,
        url: `${base}/sign/${identifier}`,
        init,
        signal,
        ...options,
      })
      if (status !== 200) throw new KeyServiceError('refused', `${name} answered ${status}`)
      const signature = text.trim()
      if (!signatureText.test(signature)) throw new KeyServiceError('invalid', `${name} did not return a signature`)
      return { r: BigInt(signature.slice(0, 66)), s: BigInt(`0x${signature.slice(66, 130)}`) }
    },
  }
}
