import { type KmsCredentials, startKms } from '@network-site/sandbox/key-services/kms'
import { startWeb3Signer } from '@network-site/sandbox/key-services/web3signer'
import type { KeyStandIn } from '@network-site/sandbox/key-services/key-stand-in'
import fc from 'fast-check'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Hex, keccak256, parseTransaction, recoverTransactionAddress, verifyMessage } from 'viem'
import { generatePrivateKey, mnemonicToAccount, privateKeyToAccount, privateKeyToAddress, sign } from 'viem/accounts'
import { bytesToHex } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { keyServiceKinds, kmsArn, kmsCredentials, startKeyService } from '../../test/key-services.ts'
import { readEnv } from '../env/index.ts'
import { createRecoverSigner } from '../lib/signatures.ts'
import { addressOf, parseDerSignature, parseKmsArn } from './aws-kms.ts'
import { toSignature } from './key-services.ts'
import { openKeys, parseEntry } from './keys-file.ts'

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const key = generatePrivateKey()
const address = privateKeyToAddress(key)
const transaction = {
  type: 'eip1559',
  chainId: 47_279_324_479,
  nonce: 7,
  to: address,
  data: '0x1234',
  value: 5n,
  gas: 21_000n,
  maxFeePerGas: 3n,
  maxPriorityFeePerGas: 2n,
} as const

function keep<Started extends Pick<KeyStandIn, 'close'>>(started: Started): Started {
  onTestFinished(started.close)
  return started
}

async function start(
  kind: (typeof keyServiceKinds)[number],
  ...options: Parameters<typeof startKeyService> extends [unknown, ...infer Rest] ? Rest : never
) {
  const service = await startKeyService(kind, ...options)
  keep(service.standIn)
  return service
}

describe('entries of a keys file', () => {
  it('are private keys, Web3Signer keys, and KMS keys', () => {
    expect(parseEntry(key.toUpperCase().replace('X', 'x'))).toEqual({ kind: 'raw', key })
    expect(parseEntry(`web3signer:https://user:pass@signer.internal:9000/a#${address.toLowerCase()}`)).toMatchObject({
      kind: 'web3signer',
      address,
    })
    expect(parseEntry(`aws-kms:${kmsArn}`)).toMatchObject({ kind: 'aws-kms', key: { region: 'eu-west-1' } })
    expect(parseEntry(`aws-kms:${kmsArn}#${address}`)).toMatchObject({ address })
    expect(parseKmsArn('arn:aws-cn:kms:cn-north-1:111122223333:key/mrk-1234abcd12ab34cd56ef1234567890ab')?.domain).toBe(
      'amazonaws.com.cn',
    )
  })

  it.each([
    ['a Web3Signer without an address', 'web3signer:https://signer.internal:9000'],
    ['a Web3Signer at another protocol', `web3signer:file:///etc/passwd#${address}`],
    ['an invalid address', 'web3signer:https://signer.internal#0x12'],
    ['an alias, which can be pointed at another key', 'aws-kms:arn:aws:kms:eu-west-1:111122223333:alias/relayer'],
    ['another service’s ARN', 'aws-kms:arn:aws:s3:::bucket'],
    [
      'an ARN whose region contains a host',
      'aws-kms:arn:aws:kms:evil.example/:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab',
    ],
    ['an unknown kind', `vault:https://vault.internal#${address}`],
  ])('are not %s', (_case, text) => expect(parseEntry(text)).toBeUndefined())
})

describe('DER', () => {
  const integer = fc.bigInt({ min: 1n, max: order - 1n })

  it('signatures are read as they were written', () => {
    fc.assert(
      fc.property(integer, integer, (r, s) => {
        expect(parseDerSignature(encodeDer(r, s))).toEqual({ r, s })
      }),
    )
  })

  it('is rejected when a byte is missing or added, or a length is wrong', () => {
    fc.assert(
      fc.property(integer, integer, fc.nat(71), fc.integer({ min: 1, max: 255 }), (r, s, at, change) => {
        const der = encodeDer(r, s)
        expect(parseDerSignature(der.subarray(0, -1))).toBeUndefined()
        expect(parseDerSignature(Uint8Array.from([...der, 0]))).toBeUndefined()
        const changed = der.with(at % der.length, ((der[at % der.length] ?? 0) + change) % 256)
        // A changed value is another signature; a changed header is none.
        const parsed = parseDerSignature(changed)
        if (parsed) expect(Buffer.from(encodeDer(parsed.r, parsed.s))).toEqual(Buffer.from(changed))
      }),
    )
  })

  it('never throws for arbitrary bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        parseDerSignature(bytes)
        expect(addressOf(bytes)).toBeUndefined()
      }),
    )
  })

  function encodeDer(...integers: bigint[]): Uint8Array {
    const body = integers.flatMap((value) => {
      const bytes = [...Buffer.from(value.toString(16).padStart(66, '0'), 'hex')]
      const first = bytes.findIndex((byte, index) => byte !== 0 || (bytes[index + 1] ?? 0xff) >= 0x80)
      const minimal = bytes.slice(first)
      return [2, minimal.length, ...minimal]
    })
    return Uint8Array.from([0x30, body.length, ...body])
  }
})

it('a signature gets the low s and the recovery ID of its key, whichever s the service chose', async () => {
  const recover = await createRecoverSigner()
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 64 }), fc.boolean(), async (data, isHigh) => {
      const hash = keccak256(data)
      const signed = await sign({ hash, privateKey: key })
      const s = isHigh ? order - BigInt(signed.s) : BigInt(signed.s)
      const expected = { r: signed.r, s: signed.s, yParity: signed.yParity }
      expect(toSignature({ r: BigInt(signed.r), s }, { hash, address, recover })).toEqual(expected)
      const other = privateKeyToAddress(generatePrivateKey())
      expect(toSignature({ r: BigInt(signed.r), s }, { hash, address: other, recover })).toBeUndefined()
    }),
    { numRuns: 30 },
  )
  for (const invalid of [0n, order])
    expect(toSignature({ r: invalid, s: 1n }, { hash: keccak256('0x'), address, recover })).toBeUndefined()
})

describe.each(keyServiceKinds)('%s', (kind) => {
  it('signs transactions and messages with the key of the entry', async () => {
    const { open } = await start(kind, key)
    const account = await open()
    expect(account.address).toBe(address)
    // KMS returns a high s half of the time.
    for (let nonce = 0; nonce < 12; nonce++) {
      const signed = await account.signTransaction({ ...transaction, nonce })
      const { r: _r, s, yParity: _yParity, v: _v, ...content } = parseTransaction(signed)
      expect(content).toEqual({
        ...transaction,
        nonce,
        to: address.toLowerCase(),
        ...(nonce === 0 ? { nonce: 0 } : {}),
      })
      expect(BigInt(s ?? 0)).toBeLessThanOrEqual(order / 2n)
      expect(await recoverTransactionAddress({ serializedTransaction: signed as never })).toBe(address)
    }
    const message = 'I accept.'
    expect(await verifyMessage({ address, message, signature: await account.signMessage({ message }) })).toBe(true)
  })

  it('does not start with a key that the service does not have', async () => {
    const { open, entry, env } = await start(kind, key)
    const other = privateKeyToAddress(generatePrivateKey())
    await expect(open()).resolves.toBeDefined()
    await expect(openKeys([entry.replace(address, other)], readEnv(env))).rejects.toThrow(
      kind === 'Web3Signer' ? `does not have the key of ${other}` : `has the key of ${address}, not of ${other}`,
    )
  })

  it('gives up after two seconds, then waits before it asks again', { timeout: 20_000 }, async () => {
    const { open, standIn } = await start(kind, key)
    const account = await open()
    standIn.setBehavior('hang')
    const startedAt = performance.now()
    await expect(account.signTransaction(transaction)).rejects.toThrow('did not answer within 2 s')
    expect(performance.now() - startedAt).toBeGreaterThan(1900)
    expect(account.trouble?.()).toMatchObject({ failure: 'timeout', isPaused: true })
    standIn.setBehavior('sign')
    const requested = standIn.requested()
    await expect(account.signTransaction(transaction)).rejects.toThrow('did not answer within 2 s')
    expect(standIn.requested()).toBe(requested)
    await expect.poll(() => account.trouble?.()?.isPaused).toBe(false)
    await account.signTransaction(transaction)
    expect(account.trouble?.()).toBeUndefined()
  })

  it.each([
    ['refuse', 'refused'],
    ['fail', 'unreachable'],
    ['other-key', 'invalid'],
  ] as const)('reports why it did not sign: %s', async (behavior, failure) => {
    const { open, standIn } = await start(kind, key)
    const account = await open()
    standIn.setBehavior(behavior)
    await expect(account.signTransaction(transaction)).rejects.toThrow()
    expect(account.trouble?.()).toMatchObject({ failure })
  })

  it('opens a key whose address is known while the service is down', async () => {
    const { open, standIn } = await start(kind, key)
    standIn.setBehavior('fail')
    expect((await open()).address).toBe(address)
  })

  it('is refused in production if it is a sandbox stand-in, or has a publicly known key', async () => {
    const { open } = await start(kind, key)
    await expect(open({ isProduction: true })).rejects.toThrow('is a sandbox stand-in')
    const known = mnemonicToAccount('test test test test test test test test test test test junk')
    const knownKey = bytesToHex(known.getHdKey().privateKey ?? new Uint8Array())
    const service = await start(kind, knownKey, { isMarked: false })
    await expect(service.open({ isProduction: true })).rejects.toThrow('publicly known')
    await expect(service.open({ isProduction: false })).resolves.toBeDefined()
  })
})

it('Web3Signer receives the credentials of the URL as a header, and no error repeats them', async () => {
  const credentials = 'site:p@ss word'
  const standIn = keep(await startWeb3Signer({ keys: [key], credentials }))
  const entryWith = (userInfo: string) => `web3signer:${standIn.url.replace('//', `//${userInfo}@`)}#${address}`
  const [account] = await openKeys([entryWith('site:p%40ss%20word')], readEnv({}))
  await account?.signTransaction(transaction)
  const refusal = await openKeys([entryWith('site:planted-password')], readEnv({})).catch(
    (error: Error) => error.message,
  )
  expect(refusal).toMatch(/^Web3Signer at 127\.0\.0\.1:\d+ answered 401$/)
})

describe('AWS KMS', () => {
  const open = (env: Record<string, string>) => openKeys([`aws-kms:${kmsArn}`], readEnv(env))
  const startWith = async (more: Partial<Parameters<typeof startKms>[0]> = {}) =>
    keep(await startKms({ keys: { [kmsArn]: key }, credentials: kmsCredentials, ...more }))
  const variables = ({ url }: KeyStandIn, { accessKeyId, secretAccessKey }: KmsCredentials = kmsCredentials) => ({
    AWS_ENDPOINT_URL_KMS: url,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  })

  it('looks the address up if the entry has none, and needs the service for it', async () => {
    const standIn = await startWith()
    expect((await open(variables(standIn)))[0]?.address).toBe(address)
    standIn.setBehavior('fail')
    await expect(open(variables(standIn))).rejects.toThrow('AWS KMS in eu-west-1 answered 500')
  })

  it('rejects a wrong secret without repeating it', async () => {
    const wrong = { ...kmsCredentials, secretAccessKey: 'planted-secret' }
    const refusal = await open(variables(await startWith(), wrong)).catch((error: Error) => error.message)
    expect(refusal).toBe('AWS KMS in eu-west-1 answered 400 InvalidSignatureException')
  })

  it('rejects a key on another curve', async () => {
    await expect(open(variables(await startWith({ keySpec: 'ECC_NIST_P256' })))).rejects.toThrow(
      'is not ECC_SECG_P256K1',
    )
  })

  it('reads the default profile of a credentials file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'credentials-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const credentials = { ...kmsCredentials, sessionToken: 'token/+=' }
    const { url } = await startWith({ credentials })
    const file = join(folder, 'credentials')
    const profile = `aws_access_key_id = ${credentials.accessKeyId}\naws_secret_access_key=${credentials.secretAccessKey}\naws_session_token = ${credentials.sessionToken}\n`
    await writeFile(file, `[other]\naws_access_key_id = x\n\n[default]\n${profile}[last]\nregion = x\n`)
    const env = { AWS_ENDPOINT_URL_KMS: url, AWS_SHARED_CREDENTIALS_FILE: file }
    expect((await open(env))[0]?.address).toBe(address)
    await writeFile(file, '[other]\n')
    await expect(open(env)).rejects.toThrow('no keys in its [default] profile')
  })

  it.each([
    ['the container', 'answers'],
    ['the instance', 'answers'],
    ['the container', 'hangs'],
    ['the instance', 'hangs'],
  ])('signs with the role of %s, whose endpoint then %s, and renews it before it expires', async (source, then) => {
    const folder = await mkdtemp(join(tmpdir(), 'token-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const credentials = { ...kmsCredentials, sessionToken: 'session token' }
    const { url } = await startWith({ credentials })
    let given = 0
    let renewals = 0
    const role = createServer((request, response) => {
      const { method, url: path = '', headers } = request
      if (given > 0) renewals++
      if (given > 0 && then === 'hangs') return undefined
      const isInstance = headers['x-aws-ec2-metadata-token'] === 'metadata token'
      const isContainer = path === '/role' && headers.authorization === 'container token'
      if (method === 'PUT' && path === '/latest/api/token') return response.end('metadata token')
      if (isInstance && path === '/latest/meta-data/iam/security-credentials/') return response.end('site-role')
      if (isContainer || (isInstance && path === '/latest/meta-data/iam/security-credentials/site-role')) {
        // The first credentials are about to expire.
        const Expiration = new Date(Date.now() + (given++ === 0 ? 60_000 : 3_600_000))
        const { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey, sessionToken: Token } = credentials
        return response.end(JSON.stringify({ AccessKeyId, SecretAccessKey, Token, Expiration }))
      }
      return response.writeHead(401).end()
    })
    await new Promise<void>((resolve) => role.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      role.closeAllConnections()
      role.close()
    })
    const endpoint = `http://127.0.0.1:${(role.address() as AddressInfo).port}`
    const tokenFile = join(folder, 'token')
    await writeFile(tokenFile, 'container token\n')
    const [account] = await open({
      AWS_ENDPOINT_URL_KMS: url,
      ...(source === 'the container'
        ? { AWS_CONTAINER_CREDENTIALS_FULL_URI: `${endpoint}/role`, AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: tokenFile }
        : { AWS_EC2_METADATA_SERVICE_ENDPOINT: endpoint }),
    })
    expect(given).toBe(1)
    await account?.signTransaction(transaction)
    await account?.signTransaction(transaction)
    if (then === 'answers') await expect.poll(() => given).toBe(2)
    else await expect.poll(() => renewals).toBe(1)
  })

  it('says that there are no credentials', async () => {
    const env = { AWS_ENDPOINT_URL_KMS: 'http://127.0.0.1:1', AWS_EC2_METADATA_SERVICE_ENDPOINT: 'http://127.0.0.1:1' }
    await expect(open(env)).rejects.toThrow('there are no AWS credentials')
  })
})

it('reads the address from a DER public key', () => {
  const header = '3056301006072a8648ce3d020106052b8104000a034200'
  const der: Hex = `0x${header}${privateKeyToAccount(key).publicKey.slice(2)}`
  expect(addressOf(Buffer.from(der.slice(2), 'hex'))).toBe(address)
  expect(addressOf(Buffer.from(`${der.slice(2)}00`, 'hex'))).toBeUndefined()
})
