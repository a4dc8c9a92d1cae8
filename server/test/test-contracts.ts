import {
  type Address,
  concatHex,
  getContractAddress,
  type Hex,
  parseAbi,
  serializeErc6492Signature,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { PrivateChain } from './private-chain.ts'
import type { Wallet } from './open-test-minting.ts'

/** Returns the called selector. ERC-1271 takes that as a valid signature, and ERC-1155 as an accepted item. */
const echoSelector = '60e01b5f5260205ff3'
/** Where `forwarding` receivers send their items. */
export const forwardedTo: Address = '0x000000000000000000000000000000000000a57e'

/** The bytecode of contract wallets. All of them accept any signature. */
const codes = {
  /** Accepts every item. */
  willing: `0x5f3560e01c${echoSelector}`,
  /** Reverts when it receives an item. */
  refusing: `0x5f3560e01c80631626ba7e146012575f5ffd5b${echoSelector}`,
  /** Forwards each item to another address with safeTransferFrom. */
  forwarding: `0x5f3560e01c80631626ba7e1460535763f242432a60e01b5f523060045273${forwardedTo.slice(2)}602452604435604452600160645260a06084525f60a4525f5f60c45f5f335af1505b${echoSelector}`,
  /** Loops until it runs out of gas. */
  burning: `0x5f3560e01c80631626ba7e146013575b600f565b${echoSelector}`,
} satisfies Record<string, Hex>

const anySignature: Hex = `0x${'12'.repeat(64)}1b`

export async function deployReceiver(chain: PrivateChain, kind: keyof typeof codes): Promise<Wallet> {
  const address = privateKeyToAddress(generatePrivateKey())
  await chain.rpc('hardhat_setCode', [address, codes[kind]])
  return { address, signature: anySignature, isNamed: true }
}

/** The deterministic deployment proxy, which exists on every development chain. */
const create2Deployer: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Returns a contract wallet that is not deployed yet. Its signature contains the deployment (ERC-6492). */
export function undeployedReceiver(): Wallet {
  const creationCode: Hex = `0x6d${codes.willing.slice(2)}5f52600e6012f3`
  const from = create2Deployer
  const address = getContractAddress({ opcode: 'CREATE2', from, salt: zeroHash, bytecode: creationCode })
  const signature = serializeErc6492Signature({
    address: create2Deployer,
    data: concatHex([zeroHash, creationCode]),
    signature: anySignature,
  })
  return { address, signature, isNamed: true }
}

const file = 'MerkleClaims.sol'
const abi = parseAbi([
  'function isClaim(bytes32[] proof, bytes32 root, address account, uint256 value) pure returns (bool)',
])

export type Claim = { proof: Hex[]; root: Hex; account: Address; value: bigint }

/** Deploys a contract that checks proofs with OpenZeppelin's library, and returns a function that calls it. */
export async function deployMerkleClaims({ chain, rpc }: PrivateChain): Promise<(claim: Claim) => Promise<boolean>> {
  const address = privateKeyToAddress(generatePrivateKey())
  await rpc('hardhat_setCode', [address, await compileClaims()])
  return ({ proof, root, account, value }) =>
    chain.client.readContract({ abi, address, functionName: 'isClaim', args: [proof, root, account, value] })
}

async function compileClaims(): Promise<Hex> {
  // Loaded on demand, because the compiler takes a second to start.
  const { compile } = await import('../../contracts/scripts/compile.ts')
  const { resolve } = createRequire(import.meta.url)
  const folder = '@openzeppelin/contracts/utils/cryptography'
  const own = fileURLToPath(new URL(`../../contracts/test/support/${file}`, import.meta.url))
  const sources = Object.fromEntries(
    [
      [file, own],
      ...['MerkleProof.sol', 'Hashes.sol'].map((name) => [`${folder}/${name}`, resolve(`${folder}/${name}`)]),
    ].map(([name = '', path = '']) => [name, { content: readFileSync(path, 'utf8') }]),
  )
  const settings = { evmVersion: 'prague' }
  const output = compile({ language: 'Solidity', sources, settings }, { '*': { '*': ['evm.deployedBytecode.object'] } })
  const code = output.contracts[file]?.['MerkleClaims']?.evm.deployedBytecode.object
  if (!code) throw new Error(`contract compilation failed: ${JSON.stringify(output.errors)}`)
  return `0x${code}`
}
