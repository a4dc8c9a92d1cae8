import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseAbi, type Address, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { compile } from '../../contracts/scripts/compile.ts'
import type { PrivateChain } from './private-chain.ts'

const file = 'MerkleClaims.sol'
const abi = parseAbi([
  'function isClaim(bytes32[] proof, bytes32 root, address account, uint256 value) pure returns (bool)',
])

export type Claim = { proof: Hex[]; root: Hex; account: Address; value: bigint }

/** Puts a contract on the chain that checks proofs with OpenZeppelin's library, and answers how to ask it. */
export async function deployMerkleClaims({ chain, rpc }: PrivateChain): Promise<(claim: Claim) => Promise<boolean>> {
  const address = privateKeyToAddress(generatePrivateKey())
  await rpc('hardhat_setCode', [address, compileClaims()])
  return ({ proof, root, account, value }) =>
    chain.client.readContract({ abi, address, functionName: 'isClaim', args: [proof, root, account, value] })
}

function compileClaims(): Hex {
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
  if (!code) throw new Error(`the contract does not compile: ${JSON.stringify(output.errors)}`)
  return `0x${code}`
}
