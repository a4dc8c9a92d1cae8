import { AwsV4Signer } from 'aws4fetch'
import { type Address, bytesToHex, hexToBytes, type Hex, keccak256 } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import { z } from 'zod'
import { parseJson } from '../lib/parse.ts'
import { type AwsCredentials, type AwsEnv, createAwsCredentials } from './aws-credentials.ts'
import {
  callKeyService,
  type EcdsaSignature,
  type KeyService,
  KeyServiceError,
  type ServiceOptions,
} from './key-services.ts'

/** A key's ARN. Aliases are rejected, because they can be pointed at another key. */
const arnPattern = /^arn:(aws|aws-cn|aws-us-gov):kms:([a-z0-9-]+):\d{12}:key\/((?:mrk-)?[0-9a-f-]{32,36})$/

export type KmsKey = { arn: string; region: string; domain: string }

/** Returns the key that an ARN names; undefined for anything else. */
export function parseKmsArn(arn: string): KmsKey | undefined {
  const [, partition, region = ''] = arnPattern.exec(arn) ?? []
  if (!partition) return undefined
  return { arn, region, domain: partition === 'aws-cn' ? 'amazonaws.com.cn' : 'amazonaws.com' }
}

const errorSchema = z
  .object({ __type: z.string() })
  .transform((error) => error['__type'].replace(/[^\w.#]/g, '').slice(0, 80))
const base64 = z.base64().transform((text) => new Uint8Array(Buffer.from(text, 'base64')))
const publicKeySchema = z.object({ KeySpec: z.string(), KeyUsage: z.string(), PublicKey: base64 })
const signedSchema = z.object({ Signature: base64 })
/** KMS rejects requests for these reasons when it is busy, or while credentials are renewed. */
const temporaryErrors = /Throttling|LimitExceeded|DependencyTimeout|KMSInternal|Unavailable|ExpiredToken/

/** Connects to a key in AWS KMS. */
export function connectKms(
  { arn, region, domain }: KmsKey,
  { env, ...options }: ServiceOptions & { env: AwsEnv },
): KeyService {
  const name = `AWS KMS in ${region}`
  const url = env.AWS_ENDPOINT_URL_KMS ?? `https://kms.${region}.${domain}`
  const credentials = createAwsCredentials(env)

  async function call<Answer>(
    action: 'GetPublicKey' | 'Sign',
    { body, schema, signal }: { body: object; schema: z.ZodType<Answer>; signal: AbortSignal },
  ): Promise<Answer> {
    const { headers, ...request } = await signRequest(action, { body, credentials: await credentials(signal) })
    const init = { method: request.method, headers, body: JSON.stringify({ KeyId: arn, ...body }) }
    const { status, text } = await callKeyService({ name, url: request.url, init, signal, ...options })
    const answer = parseJson(text)
    if (status !== 200) {
      const type = errorSchema.safeParse(answer).data ?? ''
      const failure = status === 429 || temporaryErrors.test(type) ? 'unreachable' : 'refused'
      throw new KeyServiceError(failure, `${name} answered ${status} ${type}`.trim())
    }
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw new KeyServiceError('invalid', `${name} gave an unexpected response to ${action}`)
    return parsed.data
  }

  function signRequest(action: string, { body, credentials: keys }: { body: object; credentials: AwsCredentials }) {
    return new AwsV4Signer({
      ...keys,
      url,
      service: 'kms',
      region,
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${action}` },
      body: JSON.stringify({ KeyId: arn, ...body }),
    }).sign()
  }

  return {
    name,
    findAddress: async (signal) => {
      const key = await call('GetPublicKey', { body: {}, schema: publicKeySchema, signal })
      const address = key.KeySpec === 'ECC_SECG_P256K1' && key.KeyUsage === 'SIGN_VERIFY' && addressOf(key.PublicKey)
      if (!address)
        throw new KeyServiceError('refused', `${name} has a key that is not ECC_SECG_P256K1 for SIGN_VERIFY`)
      return address
    },
    sign: async (data, signal) => {
      const message = Buffer.from(hexToBytes(keccak256(data))).toString('base64')
      const body = { Message: message, MessageType: 'DIGEST', SigningAlgorithm: 'ECDSA_SHA_256' }
      const { Signature: der } = await call('Sign', { body, schema: signedSchema, signal })
      const signature = parseDerSignature(der)
      if (!signature) throw new KeyServiceError('invalid', `${name} did not return a DER signature`)
      return signature
    },
  }
}

/** The DER prefix of every uncompressed secp256k1 key: its algorithm, curve, and length (SubjectPublicKeyInfo). */
const publicKeyPrefix = '0x3056301006072a8648ce3d020106052b8104000a034200' satisfies Hex

/** Returns the address of a public key in DER; undefined for a key of another kind. */
export function addressOf(der: Uint8Array): Address | undefined {
  const hex = bytesToHex(der)
  const key = hex.slice(publicKeyPrefix.length)
  return hex.startsWith(publicKeyPrefix) && /^04[0-9a-f]{128}$/.test(key) ? publicKeyToAddress(`0x${key}`) : undefined
}

/** Reads a DER signature: a sequence of two positive integers. Returns undefined for other bytes. */
export function parseDerSignature(der: Uint8Array): EcdsaSignature | undefined {
  if (der[0] !== 0x30 || der[1] !== der.length - 2 || der.length > 72) return undefined
  const r = readInteger(der, 2)
  const s = r && readInteger(der, r.end)
  return r && s && s.end === der.length ? { r: r.value, s: s.value } : undefined
}

function readInteger(der: Uint8Array, start: number): { value: bigint; end: number } | undefined {
  const length = der[start + 1] ?? 0
  const end = start + 2 + length
  const [first = 0x80, second = 0] = der.subarray(start + 2, end)
  const isPadded = first === 0 && length > 1 && second < 0x80
  if (der[start] !== 0x02 || length === 0 || end > der.length || first >= 0x80 || isPadded) return undefined
  return { value: BigInt(bytesToHex(der.subarray(start + 2, end))), end }
}
