import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { setTimeout as sleep } from 'node:timers/promises'
import { encodeMintEntries } from '@network-site/protocol/mint-entries'
import { randomBytes } from 'node:crypto'
import { bytesToHex, createPublicClient, encodeFunctionData, type Hex, http } from 'viem'
import { network } from '@network-site/site/network'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { collectionAbi } from '@network-site/protocol/contracts'
import type { BenchChain } from './bench-chain.ts'
import { type Measure, runMintLoad, summarize } from './http-load.ts'
import { withProcess } from '../processes.ts'

/** (a) A plain relayer: one transaction per mint, waiting for each receipt. */
export async function measurePlain(chain: BenchChain, { mints }: { mints: number }): Promise<Measure> {
  const wallet = relayerWallet(chain)
  const latencies: number[] = []
  const startedAt = performance.now()
  for (let nonce = 0; nonce < mints; nonce++) {
    const mintedAt = performance.now()
    await wallet.waitFor(await wallet.send(await wallet.signMint(nonce)))
    latencies.push(performance.now() - mintedAt)
  }
  return summarize(latencies, performance.now() - startedAt)
}

/** More than fits in a block of 30M gas, so that the mempool is never empty. */
const maxInFlight = 1000
const pollMilliseconds = 5

/** (e) A pipelined relayer: one transaction per mint, as many in flight as the chain accepts. */
export async function measurePipelined(chain: BenchChain, { mints }: { mints: number }): Promise<Measure> {
  const wallet = relayerWallet(chain)
  const sentAt: number[] = []
  const latencies: number[] = []
  const startedAt = performance.now()

  async function send(): Promise<void> {
    for (let nonce = 0; nonce < mints; nonce++) {
      while (sentAt.length - latencies.length >= maxInFlight) await sleep(pollMilliseconds)
      const signed = await wallet.signMint(nonce)
      sentAt.push(performance.now())
      void wallet.send(signed)
    }
  }

  async function follow(): Promise<void> {
    while (latencies.length < mints) {
      const mined = await wallet.readNonce()
      for (const at of sentAt.slice(latencies.length, mined)) latencies.push(performance.now() - at)
      await sleep(pollMilliseconds)
    }
  }
  await Promise.all([send(), follow()])
  return summarize(latencies, performance.now() - startedAt)
}

const everyItem = Array.from({ length: 42 }, (_, index) => index + 1)
/** Two of these fill a block of 30M gas. */
const batchGas = 15_000_000

/** (c) The chain's limit: full batches, signed in advance and sent as fast as the chain accepts them. */
export async function measureCeiling(chain: BenchChain, { mints }: { mints: number }): Promise<Measure> {
  const wallet = relayerWallet(chain)
  const walletsPerBatch = await countWalletsPerBatch(chain)
  const batches = Math.max(2, Math.round(mints / (walletsPerBatch * 42)))
  const signed: Hex[] = []
  for (let nonce = 1; nonce <= batches; nonce++)
    signed.push(await wallet.sign(batchOf(walletsPerBatch), { nonce, gas: batchGas }))
  const startedAt = performance.now()
  const hashes: Hex[] = []
  for (const transaction of signed) hashes.push(await wallet.send(transaction))
  await wallet.waitForNonce(batches + 1)
  const took = performance.now() - startedAt
  for (const hash of hashes) await wallet.waitFor(hash)
  return {
    ...summarize([], took),
    mints: batches * walletsPerBatch * 42,
    perSecond: (batches * walletsPerBatch * 42 * 1000) / took,
  }
}

/** Returns how many wallets with all items fit in a batch, estimated from the gas of ten wallets. */
async function countWalletsPerBatch(chain: BenchChain): Promise<number> {
  const wallet = relayerWallet(chain)
  const hash = await wallet.send(await wallet.sign(batchOf(10), { nonce: 0, gas: batchGas }))
  await wallet.waitFor(hash)
  return Math.floor((batchGas - 100_000) / ((await wallet.gasUsed(hash)) / 10))
}

function batchOf(wallets: number) {
  const entries = Array.from({ length: wallets }, () => ({ receiver: bytesToHex(randomBytes(20)), tokens: everyItem }))
  return { functionName: 'mintBatch', args: [1n, encodeMintEntries(entries)] } as const
}

const serverFile = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

/** (d) The same load against a bare HTTP server: the upper bound on this machine for one request per mint. */
export function measureBare({ mints, connections }: { mints: number; connections: number }): Promise<Measure> {
  return withProcess(serverFile, async (server) => {
    const [port] = (await once(server, 'message')) as [number]
    const message = network.signingMessage
    const { latencies, tookMilliseconds } = await runMintLoad({ ports: [port], message, mints, connections })
    return summarize(latencies, tookMilliseconds)
  })
}

/** Returns a minimal relayer: it signs calls to the collection, sends them, and waits for receipts. */
function relayerWallet({ rpcUrl, contracts, relayer }: BenchChain) {
  const account = privateKeyToAccount(relayer)
  const client = createPublicClient({ transport: http(rpcUrl) })
  const findReceipt = (hash: Hex) => client.getTransactionReceipt({ hash }).catch(() => undefined)
  const readNonce = () => client.getTransactionCount({ address: account.address })
  const sign = (
    call: Pick<Parameters<typeof encodeFunctionData<typeof collectionAbi>>[0], 'functionName' | 'args'>,
    { nonce, gas }: { nonce: number; gas: number },
  ): Promise<Hex> =>
    account.signTransaction({
      to: contracts.collection,
      data: encodeFunctionData({ abi: collectionAbi, ...call }),
      chainId: network.testnet.id,
      nonce,
      gas: BigInt(gas),
      maxFeePerGas: 1_000_000_000n,
      maxPriorityFeePerGas: 1n,
      type: 'eip1559',
    })
  return {
    sign,
    /** Signs the mint of one item for a new wallet. */
    signMint: (nonce: number): Promise<Hex> => {
      const args = [privateKeyToAddress(generatePrivateKey()), BigInt(1 + (nonce % 42))] as const
      return sign({ functionName: 'mintTo', args }, { nonce, gas: 200_000 })
    },
    send: (serializedTransaction: Hex): Promise<Hex> => client.sendRawTransaction({ serializedTransaction }),
    waitFor: async (hash: Hex): Promise<void> => {
      let receipt = await findReceipt(hash)
      while (!receipt) {
        await sleep(5)
        receipt = await findReceipt(hash)
      }
      if (receipt.status !== 'success') throw new Error('a benchmark transaction reverted')
    },
    readNonce,
    waitForNonce: async (nonce: number): Promise<void> => {
      while ((await readNonce()) < nonce) await sleep(10)
    },
    gasUsed: async (hash: Hex): Promise<number> => Number((await client.getTransactionReceipt({ hash })).gasUsed),
  }
}
