import {
  type Address,
  concatHex,
  encodeDeployData,
  getAddress,
  getContractAddress,
  type Hex,
  isAddress,
  isHex,
  size,
  slice,
} from 'viem'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre'
import { testnetTokenAbi } from '../generated/testnet-token-abi.ts'
import { testnetTokenBytecode } from '../generated/testnet-token-bytecode.ts'
import { collectionAbi } from '../generated/collection-abi.ts'
import { collectionBytecode } from '../generated/collection-bytecode.ts'
import { solcInput } from './hardhat-project.ts'

/** The CREATE2 deployment proxy, at the same address on every chain. */
export const deploymentProxy = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** A contract to deploy and its future address. */
export type PlannedContract = {
  name: string
  address: Address
  salt: Hex
  encodedArguments: Hex
  /** The calldata for the proxy. */
  proxyCalldata: Hex
}

/** Plans a deployment. The same parameters give the same addresses for every deployer. */
export function planDeployment({ owner, salt, collection, token }: DeploymentParameters): PlannedContract[] {
  const { name, uri, startDate, open } = collection
  const collectionInitCode = encodeDeployData({
    abi: collectionAbi,
    bytecode: collectionBytecode,
    args: [name, uri, startDate, owner, open],
  })
  const testnetTokenInitCode = encodeDeployData({
    abi: testnetTokenAbi,
    bytecode: testnetTokenBytecode,
    args: [token.name, token.symbol, token.rate, token.dailyCap, owner],
  })
  return [
    planned({ name: 'Collection', creationCode: collectionBytecode, initCode: collectionInitCode, salt }),
    planned({ name: 'TestnetToken', creationCode: testnetTokenBytecode, initCode: testnetTokenInitCode, salt }),
  ]
}

function planned(contract: { name: string; creationCode: Hex; initCode: Hex; salt: Hex }): PlannedContract {
  const { name, creationCode, initCode, salt } = contract
  return {
    name,
    salt,
    address: getContractAddress({ opcode: 'CREATE2', from: deploymentProxy, salt, bytecode: initCode }),
    encodedArguments: slice(initCode, size(creationCode)),
    proxyCalldata: concatHex([salt, initCode]),
  }
}

const wholeNumber = z.union([z.number().int().nonnegative(), z.string().regex(/^\d+$/)]).transform(BigInt)

const schema = z.strictObject({
  owner: z
    .string()
    .refine((value) => isAddress(value), 'is not an address')
    .transform((value) => getAddress(value))
    .refine((value) => !isKeyless(value), 'must be an address that you control, not a placeholder or a burn address'),
  /** Another salt gives other addresses. */
  salt: z
    .custom<`0x${string}`>((value) => isHex(value) && value.length === 66, 'must be 32 bytes of hex')
    .default(`0x${'0'.repeat(64)}`),
  collection: z.strictObject({
    name: z.string().min(1),
    uri: z.string().includes('{id}'),
    /** The start of mint day 1, in Unix seconds. */
    startDate: wholeNumber,
    open: z.boolean(),
  }),
  token: z.strictObject({
    name: z.string().min(1),
    symbol: z.string().min(1),
    /** Tokens per Ether. */
    rate: wholeNumber,
    /** Token units (10^-18 of a token) that an address can buy per day. */
    dailyCap: wholeNumber,
  }),
})

/** Returns whether an address is zero, in the range of precompiles, or a burn address: no key controls it. */
function isKeyless(address: Address): boolean {
  return BigInt(address) < 0x10000n || /^0x(dead){10}$|^0x(.)\2{39}$/i.test(address)
}

type DeploymentParameters = z.infer<typeof schema>

/** Reads a parameter file. Throws an error that lists every invalid parameter. */
export function readDeploymentParameters(path: string): DeploymentParameters {
  const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new Error(`${path}\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** Returns the standard JSON input that compiles to the deployed code, for block explorers. */
export async function verificationInput(project: HardhatRuntimeEnvironment, name: string): Promise<object> {
  const { language, sources, settings } = await solcInput(project, `src/${name}.sol`)
  const { remappings: _, ...compilerSettings } = settings
  return {
    language,
    sources: Object.fromEntries(Object.entries(sources).map(([source, content]) => [publicName(source), content])),
    settings: {
      ...compilerSettings,
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
    },
  }
}

/** Replaces Hardhat's `project/` prefix and removes the versions from npm package names. */
function publicName(source: string): string {
  return source.replace(/^project\//, 'contracts/').replace(/^npm\/(@[^/]+\/[^/@]+|[^/@]+)@[^/]+\//, '$1/')
}
