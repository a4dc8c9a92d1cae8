import { reasonOf } from '@network-site/protocol/redact'
import { generateKeyPairSync, sign } from 'node:crypto'
import {
  type Address,
  createPublicClient,
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  hashMessage,
  type Hex,
  http,
  keccak256,
  type PublicClient,
  toHex,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { formatSpan } from './terminal.ts'

/** One part of the report. */
export type ChainCheck = {
  name: string
  /** `missing` if the chain lacks it, `unknown` if the endpoint gave no usable answer. */
  result: 'ok' | 'missing' | 'unknown'
  found: string
  /** What this means for the site. Absent if all is well. */
  meaning?: string
  /** Whether the site works without it. */
  isOptional: boolean
}

type Found = Pick<ChainCheck, 'result' | 'found'>
type Probe = {
  name: string
  /** What the site loses without it. */
  meaning: string
  isOptional?: true
  run: (client: PublicClient) => Promise<Found>
}

/** Checks an endpoint with reads and calls only; nothing is sent to the chain. */
export async function checkChain(rpcUrl: string): Promise<ChainCheck[]> {
  const client = createPublicClient({ transport: http(rpcUrl, { timeout: 15_000, retryCount: 0 }) })
  const checks: ChainCheck[] = []
  // One after another, because public endpoints limit bursts.
  for (const { name, meaning, isOptional = false, run } of probes) {
    const { result, found } = await run(client).catch((error: unknown): Found => {
      return { result: 'unknown', found: reasonOf(error) }
    })
    checks.push({ name, result, found, isOptional, ...(result === 'ok' ? {} : { meaning }) })
  }
  return checks
}

const ok = (found: string): Found => ({ result: 'ok', found })
const missing = (found: string): Found => ({ result: 'missing', found })

/** The deployment script's proxy: docs/guides/public-testnet.md. */
const create2Proxy = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const create2ProxyCode = '0x2fa86add0aed31f33a762c9d88e807c475bd51d0f52bd0955754b2608f7e4989'
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
const coinbaseFactories = {
  '1': '0x0BA5ED0c6AA8c49038F819E587E2633c4A9F428a',
  '1.1': '0xBA5ED110eFDBa3D005bfC882d75358ACBbB85842',
} as const
const p256Precompile = '0x0000000000000000000000000000000000000100'
/** The protocol's limit per transaction (EIP-7825), up to which a relayer fills a batch. */
const fullBatchGas = 16_777_216n
/** What the mint index and a restore request at once. */
const indexedBlocks = 2000n

const probes: Probe[] = [
  {
    name: 'chain ID',
    meaning:
      'Without an answer, nothing works: check the URL and the endpoint’s key. Set network.testnet.id in site/src/network.ts to this ID.',
    run: async (client) => {
      const id = await client.getChainId()
      return ok(`${id} (${toHex(id)})`)
    },
  },
  {
    name: 'block 1',
    meaning:
      'The database identifies a chain by the hash of block 1, so relayers and the mint index cannot start. Use an endpoint that keeps old blocks, or wait for the first block.',
    run: async (client) => {
      const { hash } = await client.getBlock({ blockNumber: 1n })
      return ok(hash)
    },
  },
  {
    name: 'EIP-1559 fees',
    meaning: 'Relayers and the faucet send only EIP-1559 transactions, so nothing can be minted.',
    run: async (client) => {
      const { baseFeePerGas } = await client.getBlock()
      if (baseFeePerGas === null) return missing('blocks have no base fee')
      return ok(`base fee ${baseFeePerGas} wei`)
    },
  },
  {
    name: 'EIP-7702 accounts',
    meaning:
      'The contracts are compiled for Prague, and this chain may be older: test a deployment first. Wallets that delegate their account to a contract do not work.',
    run: probeDelegation,
  },
  {
    name: 'P-256 precompile',
    meaning: 'Passkey wallets verify signatures in bytecode, which takes more gas per check. They still work.',
    isOptional: true,
    run: probeP256,
  },
  {
    name: 'CREATE2 proxy',
    meaning: 'The deployment script stops. Ask the chain’s operator to deploy the deterministic deployment proxy.',
    run: async (client) => {
      const code = await client.getCode({ address: create2Proxy })
      if (code === undefined) return missing(`no code at ${create2Proxy}`)
      return keccak256(code) === create2ProxyCode ? ok(create2Proxy) : missing(`other code at ${create2Proxy}`)
    },
  },
  {
    name: 'Multicall3',
    meaning:
      'The site does not use it, but apps and wallets on the chain send one call per value instead of one for all.',
    isOptional: true,
    run: (client) => findCode(client, multicall3),
  },
  {
    name: 'ERC-6492 validation',
    meaning:
      'Wallets that are contracts, including passkey wallets, cannot mint: their signatures cannot be checked. Wallets with a key still can.',
    run: probeValidation,
  },
  {
    name: 'Coinbase Smart Wallet',
    meaning: 'Passkey wallets of this kind cannot be created on the chain. Other wallets are not affected.',
    isOptional: true,
    run: async (client) => {
      const found: string[] = []
      for (const [version, address] of Object.entries(coinbaseFactories))
        if ((await client.getCode({ address })) !== undefined) found.push(`version ${version}`)
      return found.length > 0 ? ok(`factory of ${found.join(' and ')}`) : missing('no factory')
    },
  },
  {
    name: 'eth_getLogs range',
    meaning: `The mint index requests ${indexedBlocks} blocks at once and halves the range when refused, so it catches up more slowly. Relayers need the full range after a restore.`,
    run: probeLogRange,
  },
  {
    name: 'block time',
    meaning:
      'Mints are confirmed only when a block is made. Set RELAYER_STUCK_SECONDS to several times the block time.',
    run: probeBlockTime,
  },
  {
    name: 'gas limit',
    meaning: 'Batches must fit into a block, so each one carries fewer mints.',
    isOptional: true,
    run: async (client) => {
      const { gasLimit } = await client.getBlock()
      return gasLimit >= fullBatchGas ? ok(String(gasLimit)) : missing(String(gasLimit))
    },
  },
]

async function findCode(client: PublicClient, address: Address): Promise<Found> {
  return (await client.getCode({ address })) === undefined ? missing(`no code at ${address}`) : ok(address)
}

/** Calls an account that the call itself delegates: only a chain with EIP-7702 runs the code it points to. */
async function probeDelegation(client: PublicClient): Promise<Found> {
  const account = privateKeyToAccount(generatePrivateKey()).address
  const target = privateKeyToAccount(generatePrivateKey()).address
  try {
    const { data } = await client.call({
      to: account,
      stateOverride: [
        { address: account, code: `0xef0100${target.slice(2)}` },
        // Returns one word with the value 42.
        { address: target, code: '0x602a60005260206000f3' },
      ],
    })
    if (data && BigInt(data) === 42n) return ok('runs delegated code')
  } catch {
    // The endpoint may not support overrides.
  }
  return probeAuthorizationGas(client)
}

/** An estimate with a signed authorization needs more gas than a plain transfer, unless the chain ignores the list. */
async function probeAuthorizationGas(client: PublicClient): Promise<Found> {
  const signer = privateKeyToAccount(generatePrivateKey())
  const chainId = await client.getChainId()
  const { r, s, yParity } = await signer.signAuthorization({ chainId, address: multicall3, nonce: 0 })
  const authorization = {
    chainId: toHex(chainId),
    address: multicall3,
    nonce: '0x0',
    r,
    s,
    yParity: toHex(yParity ?? 0),
  }
  const estimate = (fields: object) =>
    client.request({
      method: 'eth_estimateGas',
      params: [{ from: zeroAddress, to: zeroAddress, ...fields }],
    } as never) as Promise<Hex>
  const [plain, withList] = [await estimate({}), await estimate({ authorizationList: [authorization] })]
  return BigInt(withList) > BigInt(plain) ? ok('estimates authorizations') : missing('ignores authorizations')
}

/** Verifies a fresh signature with the precompile (RIP-7212, EIP-7951). */
async function probeP256(client: PublicClient): Promise<Found> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const message = Buffer.from('check-chain')
  const signature = sign('sha256', message, { key: privateKey, dsaEncoding: 'ieee-p1363' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', message))
  const input = Buffer.concat([digest, signature, Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  const { data } = await client.call({ to: p256Precompile, data: toHex(input) })
  return data && BigInt(data) === 1n ? ok('verifies signatures at 0x100') : missing('no answer at 0x100')
}

/** Runs the validator that the server uses, without deploying it, on a fresh signature. */
async function probeValidation(client: PublicClient): Promise<Found> {
  const signer = privateKeyToAccount(generatePrivateKey())
  const message = 'check-chain'
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [signer.address, hashMessage(message), await signer.signMessage({ message })],
  })
  const answer = await client.call({ data })
  return answer.data && BigInt(answer.data) === 1n ? ok('validates signatures') : missing('the validator does not run')
}

/** Finds the widest of some usual ranges that the endpoint accepts, up to the whole chain. */
async function probeLogRange(client: PublicClient): Promise<Found> {
  const head = await client.getBlockNumber()
  for (const blocks of [100_000n, 10_000n, 5000n, indexedBlocks, 1000n, 500n, 100n, 10n, 1n]) {
    const isWhole = blocks > head
    const range = { fromBlock: isWhole ? 0n : head - blocks + 1n, toBlock: head }
    try {
      // Of an address without events, so that only the range can be refused.
      await client.getLogs({ address: zeroAddress, ...range })
    } catch {
      continue
    }
    if (isWhole) return ok(`the whole chain (${head} blocks)`)
    const found = `${blocks} blocks`
    return blocks >= indexedBlocks ? ok(blocks === 100_000n ? `${found} or more` : found) : missing(found)
  }
  return missing('refused')
}

const slowBlockSeconds = 15

async function probeBlockTime(client: PublicClient): Promise<Found> {
  const newest = await client.getBlock()
  // Block 0 may have any time.
  const blocks = Math.min(100, Number(newest.number) - 1)
  if (blocks < 1) return { result: 'unknown', found: 'too few blocks to tell' }
  const older = await client.getBlock({ blockNumber: newest.number - BigInt(blocks) })
  const seconds = Number(newest.timestamp - older.timestamp) / blocks
  const age = Math.max(0, Date.now() / 1000 - Number(newest.timestamp))
  const found = `${seconds.toFixed(1)} s over ${blocks} blocks, newest ${formatSpan(age)} old`
  return seconds <= slowBlockSeconds ? ok(found) : missing(found)
}
