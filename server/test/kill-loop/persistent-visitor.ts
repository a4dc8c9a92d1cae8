import { setTimeout as sleep } from 'node:timers/promises'
import type { Wallet } from '../open-test-minting.ts'

export type Answered = { wallet: Wallet; token: number; status: number }

/** Asks any server for an item until one says that it is minted. Whoever asks again after a crash may hear 409. */
export async function persist(wallet: Wallet, token: number, pickUrl: () => string): Promise<Answered> {
  for (;;) {
    const status = await ask(wallet, token, pickUrl()).catch(() => 0)
    if (status === 200 || status === 409) return { wallet, token, status }
    if (status >= 400 && status < 500 && status !== 429) throw new Error(`a mint was answered with ${status}`)
    await sleep(500 + Math.random() * 1000)
  }
}

async function ask({ signature }: Wallet, tokenIndex: number, url: string): Promise<number> {
  const response = await fetch(`${url}/vanguard-nft-drop/remote-mint`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ signature, tokenIndex }),
    signal: AbortSignal.timeout(60_000),
  })
  await response.text()
  return response.status
}
