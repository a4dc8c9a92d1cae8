import edr from '@nomicfoundation/edr'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Genesis } from './journal.ts'

export type RpcError = { code: number; message: string; data?: unknown }
export type RpcResult = { result?: unknown; error?: RpcError }

/** An EVM with an in-memory chain. It mines only on request. */
export type Engine = Awaited<ReturnType<typeof createEngine>>

export const hardfork = edr.OSAKA

/** The cap of EIP-7825, part of Osaka. */
const transactionGasCap = 16_777_216n

/** Next to the entry point, because the package does not export its manifest. */
const manifestFile = join(dirname(createRequire(import.meta.url).resolve('@nomicfoundation/edr')), 'package.json')
export const engineVersion = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(manifestFile, 'utf8'))).version

/** The deterministic deployment proxy (CREATE2) at the address that it has on public chains. */
const deploymentProxy = {
  address: Buffer.from('4e59b44847b379578588920ca78fbf26c0b4956c', 'hex'),
  nonce: 1n,
  code: Buffer.from(
    '7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3',
    'hex',
  ),
}

let context: Promise<edr.EdrContext> | undefined

/** Starts a chain at its genesis block. */
export async function createEngine(genesis: Genesis) {
  context ??= createContext()
  const provider = await (
    await context
  ).createProvider(
    edr.L1_CHAIN_TYPE,
    {
      allowBlocksWithSameTimestamp: true,
      allowUnlimitedContractSize: false,
      bailOnCallFailure: true,
      // Reverted transactions are mined, and the receipt reports the revert.
      bailOnTransactionFailure: false,
      chainId: BigInt(genesis.chainId),
      networkId: BigInt(genesis.chainId),
      coinbase: new Uint8Array(20),
      defaultTransactionGasLimit: transactionGasCap,
      genesisState: [...edr.l1GenesisState(edr.l1HardforkFromString(genesis.hardfork)), deploymentProxy],
      hardfork: genesis.hardfork,
      ...(genesis.baseFeeWei === undefined ? {} : { initialBaseFeePerGas: BigInt(genesis.baseFeeWei) }),
      minGasPrice: 0n,
      // This program mines every block itself, so it can journal the block before it responds.
      mining: {
        autoMine: false,
        blockGasLimit: BigInt(genesis.blockGasLimit),
        memPool: { order: edr.MineOrdering.Priority },
      },
      network: {
        genesisBlockGasLimit: BigInt(genesis.blockGasLimit),
        genesisBlockTime: BigInt(genesis.timeSeconds),
      },
      observability: { includeCallTraces: edr.IncludeTraces.None },
      // No account with a well-known key is funded.
      ownedAccounts: [],
      precompileOverrides: [],
    },
    { enable: false, decodeConsoleLogInputsCallback: () => [], printLineCallback: () => undefined },
    { subscriptionCallback: () => undefined },
    edr.ContractDecoder.withContracts({}),
  )

  async function request(method: string, params: unknown[] = []): Promise<RpcResult> {
    const { data } = await provider.handleRequest(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
    return (typeof data === 'string' ? JSON.parse(data) : data) as RpcResult
  }
  return {
    request,
    /** For calls that fail only because of a bug in this program. */
    requestOrThrow: async (method: string, params?: unknown[]) => {
      const { result, error } = await request(method, params)
      if (error) throw new Error(`${method}: ${error.message}`)
      return result
    },
  }
}

async function createContext(): Promise<edr.EdrContext> {
  const created = new edr.EdrContext()
  await created.registerProviderFactory(edr.L1_CHAIN_TYPE, edr.l1ProviderFactory())
  return created
}
