import { mintFailure } from '../../lib/mint-failures.ts'
import { reasonOf } from '@network-site/protocol/redact'
import {
  CallExecutionError,
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  hexToBool,
  type Address,
  type Hex,
} from 'viem'
import type { Chain } from '../../services/chain.ts'

/** Enough to deploy a wallet and to check a passkey in code; a wallet that runs in circles ends there. */
const checkGas = 5_000_000n

/** Asks the chain, which also plays the deployment of a wallet that is not there yet (ERC-1271, ERC-6492). */
export async function isSignedByContract(
  { client }: Chain,
  { address, hash, signature }: { address: Address; hash: Hex; signature: Hex },
): Promise<boolean> {
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    // In one case only: a mixed one would have to be a checksum.
    args: [address.toLowerCase() as Address, hash, signature],
  })
  try {
    const answer = await client.call({ data, gas: checkGas })
    return hexToBool(answer.data ?? '0x0')
  } catch (error) {
    // A chain that does not answer fails the call too; only where it answers is the failure the caller's.
    const isAnswering = error instanceof CallExecutionError && (await isAnsweringNow(client))
    if (isAnswering) return false
    throw mintFailure('RELAYER_UNAVAILABLE', { cause: reasonOf(error) })
  }
}

async function isAnsweringNow(client: Chain['client']): Promise<boolean> {
  return client.getChainId().then(
    () => true,
    () => false,
  )
}
