import type { MintStates } from '@network-site/protocol/mint-states'
import { useEffect, useState } from 'react'
import { followMintStates } from './follow-mint-states.ts'

/** The service's live word on a wallet's items; nothing before it spoke, or of another wallet. */
export function useMintStates(address: `0x${string}` | undefined): MintStates | undefined {
  const [states, setStates] = useState<MintStates>()
  useEffect(() => (address ? followMintStates(address, setStates) : undefined), [address])
  return address && states?.address.toLowerCase() === address.toLowerCase() ? states : undefined
}
