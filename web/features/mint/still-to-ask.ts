interface Options {
  address: `0x${string}`
  fetch: typeof fetch
}

/** Of these items, those that the service neither has minted nor is at work on; all of them where it cannot tell. */
export async function stillToAsk(tokens: number[], { address, fetch }: Options): Promise<number[]> {
  try {
    const response = await fetch(`/vanguard-nft-drop/mints/${address}`)
    const { mintStatesSchema } = await import('@network-site/protocol/mint-states')
    const { items } = mintStatesSchema.parse(await response.json())
    const open = new Set(
      items.flatMap(({ tokenIndex, state }) => (state === 'idle' || state === 'failed' ? [tokenIndex] : [])),
    )
    return tokens.filter((token) => open.has(token))
  } catch {
    return tokens
  }
}
