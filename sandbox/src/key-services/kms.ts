import type { FastifyRequest } from 'fastify'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { bytesToHex, type Hex, hexToBytes, numberToHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount, sign } from 'viem/accounts'
import { z } from 'zod'
import { type KeyStandIn, serveKeyStandIn, type StandInOptions } from './key-stand-in.ts'

export type KmsCredentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
type KmsOptions = StandInOptions & {
  /** Private keys by ARN. */
  keys: Record<string, Hex>
  credentials: KmsCredentials
  keySpec?: string
}

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
/** The DER header of a secp256k1 public key. */
const publicKeyHeader = '3056301006072a8648ce3d020106052b8104000a034200'
const bodySchema = z.object({
  KeyId: z.string(),
  Message: z.base64().optional(),
  MessageType: z.string().optional(),
  SigningAlgorithm: z.string().optional(),
})
const maxClockDifferenceMilliseconds = 300_000

/**
 * Starts a stand-in for AWS KMS: `GetPublicKey` and `Sign` over JSON, for requests with a valid Signature Version 4.
 * Signatures are DER, and like those of KMS, half of them have a high `s`.
 */
export function startKms({
  keys,
  credentials,
  keySpec = 'ECC_SECG_P256K1',
  ...options
}: KmsOptions): Promise<KeyStandIn> {
  return serveKeyStandIn((app, { behavior, countRequest }) => {
    app.addContentTypeParser('application/x-amz-json-1.1', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    app.post('/', async (request, reply) => {
      const refuse = (type: string) => reply.code(400).send({ __type: type, message: type })
      const fault = findSignatureFault(request, credentials)
      if (fault) return refuse(fault)
      const body = bodySchema.safeParse(JSON.parse(String(request.body)))
      if (!body.success) return refuse('SerializationException')
      const { KeyId, Message = '', MessageType, SigningAlgorithm } = body.data
      const key = keys[KeyId]
      if (!key) return refuse('NotFoundException')
      const action = request.headers['x-amz-target']
      if (action === 'TrentService.Sign') countRequest()
      if (behavior() === 'refuse') return refuse('AccessDeniedException')
      if (action === 'TrentService.GetPublicKey') {
        const der = `0x${publicKeyHeader}${privateKeyToAccount(key).publicKey.slice(2)}` as const
        return reply.send({
          KeyId,
          KeySpec: keySpec,
          KeyUsage: 'SIGN_VERIFY',
          SigningAlgorithms: ['ECDSA_SHA_256'],
          PublicKey: toBase64(hexToBytes(der)),
        })
      }
      if (action !== 'TrentService.Sign') return refuse('UnknownOperationException')
      const digest = Buffer.from(Message, 'base64')
      if (MessageType !== 'DIGEST' || SigningAlgorithm !== 'ECDSA_SHA_256' || digest.length !== 32)
        return refuse('ValidationException')
      const privateKey = behavior() === 'other-key' ? generatePrivateKey() : key
      const { r, s } = await sign({ hash: bytesToHex(digest), privateKey })
      const isHigh = Math.random() < 0.5
      const der = encodeDer([BigInt(r), isHigh ? order - BigInt(s) : BigInt(s)])
      return reply.send({ KeyId, SigningAlgorithm, Signature: toBase64(der) })
    })
  }, options)
}

/** Returns the error type for a request that is not signed with these credentials. */
function findSignatureFault(request: FastifyRequest, credentials: KmsCredentials): string | undefined {
  const { headers } = request
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/kms\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!parts) return 'MissingAuthenticationTokenException'
  const [, accessKeyId, day = '', region = '', signedHeaders = '', signature = ''] = parts
  if (accessKeyId !== credentials.accessKeyId || headers['x-amz-security-token'] !== credentials.sessionToken)
    return 'UnrecognizedClientException'
  const time = String(headers['x-amz-date'])
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - at) < maxClockDifferenceMilliseconds) || !time.startsWith(day))
    return 'InvalidSignatureException'

  const canonicalHeaders = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const bodyHash = sha256(String(request.body))
  const canonical = [request.method, '/', '', canonicalHeaders.join(''), signedHeaders, bodyHash].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', time, `${day}/${region}/kms/aws4_request`, sha256(canonical)].join('\n')
  const signingKey = [day, region, 'kms', 'aws4_request'].reduce<Buffer>(
    (key, part) => hmac(key, part),
    Buffer.from(`AWS4${credentials.secretAccessKey}`),
  )
  const isValid = timingSafeEqual(hmac(signingKey, toSign), Buffer.from(signature, 'hex'))
  return isValid ? undefined : 'InvalidSignatureException'
}

/** Encodes positive integers as a DER sequence. */
function encodeDer(integers: bigint[]): Uint8Array {
  const encoded = integers.flatMap((value) => {
    const hex = numberToHex(value).slice(2)
    const bytes = [...Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')]
    const unsigned = (bytes[0] ?? 0) >= 0x80 ? [0, ...bytes] : bytes
    return [0x02, unsigned.length, ...unsigned]
  })
  return Uint8Array.from([0x30, encoded.length, ...encoded])
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}
