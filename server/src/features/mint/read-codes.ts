import type { Address } from 'viem'
import type { Chain } from '../../services/chain.ts'

/** Whether an account has code, its own or by delegation (EIP-7702); undefined where the chain does not answer. */
export async function readCode({ gatheringClient }: Chain, address: Address): Promise<boolean | undefined> {
  try {
    const code = await gatheringClient.getCode({ address })
    return code !== undefined && code !== '0x'
  } catch {
    return undefined
  }
}

/** Those of these accounts that have code. */
export async function findCodes(chain: Chain, addresses: Address[]): Promise<Address[]> {
  const found = await Promise.all(addresses.map((address) => readCode(chain, address)))
  return addresses.filter((_, index) => found[index])
}
