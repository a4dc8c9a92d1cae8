import type { MintStates } from '@network-site/protocol/mints'
import { useEffect, useState } from 'react'

/** The service's live states of a wallet's items; undefined before the first event, and for another wallet. */
export function useMintStates(address: `0x${string}` | undefined): MintStates | undefined {
  const [states, setStates] = useState<MintStates>()
  useEffect(() => (address ? followMintStates(address, setStates) : undefined), [address])
  return address && states?.address.toLowerCase() === address.toLowerCase() ? states : undefined
}

/** Subscribes to the service's event stream, which the browser reconnects by itself. Returns how to stop. */
function followMintStates(address: `0x${string}`, onStates: (states: MintStates) => void): () => void {
  const source = new EventSource(`/mints/${address}/events`)
  let isClosed = false
  source.addEventListener('mints', (event: MessageEvent<string>) => {
    void readStates(event.data).then((states) => {
      if (states && !isClosed) onStates(states)
    })
  })
  return () => {
    isClosed = true
    source.close()
  }
}

async function readStates(text: string): Promise<MintStates | undefined> {
  try {
    const { mintStatesSchema } = await import('@network-site/protocol/mints')
    return mintStatesSchema.parse(JSON.parse(text))
  } catch {
    // The contract and this page's own requests still tell most of it.
    return undefined
  }
}
