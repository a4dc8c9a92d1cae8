import type { MintStates } from '@network-site/protocol/mint-states'

/** Follows where a wallet's items stand, live. The browser reconnects by itself. Answers how to stop. */
export function followMintStates(address: `0x${string}`, onStates: (states: MintStates) => void): () => void {
  const source = new EventSource(`/vanguard-nft-drop/mints/${address}/events`)
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
  const { mintStatesSchema } = await import('@network-site/protocol/mint-states')
  return mintStatesSchema.safeParse(JSON.parse(text)).data
}
