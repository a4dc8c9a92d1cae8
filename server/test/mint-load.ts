import { apiPaths } from '@network-site/site/paths'
import { network } from '@network-site/site/network'
import { mintStatesSchema } from '@network-site/protocol/mints'
import { setTimeout as sleep } from 'node:timers/promises'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Wallet } from './open-test-minting.ts'

export const itemsPerWallet = 42

export type MintJob = { wallet: Wallet; token: number }
export type Answered = MintJob & { status: number }

/** Creates as many signed wallets as `count` items need, and lists the items. */
export async function prepareMints(count: number): Promise<MintJob[]> {
  const wallets = await Promise.all(Array.from({ length: Math.ceil(count / itemsPerWallet) }, createSignedWallet))
  return wallets
    .flatMap((wallet) => Array.from({ length: itemsPerWallet }, (_, index) => ({ wallet, token: index + 1 })))
    .slice(0, count)
}

export async function createSignedWallet(): Promise<Wallet> {
  const account = privateKeyToAccount(generatePrivateKey())
  return { address: account.address, signature: await account.signMessage({ message: network.signingMessage }) }
}

/** Mints all items, `atOnce` at a time, and appends each response to `answered`. */
export async function mintAll(
  jobs: MintJob[],
  { atOnce, pickUrl, answered = [] }: { atOnce: number; pickUrl: () => string; answered?: Answered[] },
): Promise<Answered[]> {
  let next = 0
  const visitor = async () => {
    for (let job = jobs[next++]; job; job = jobs[next++]) answered.push(await mintWithRetry(job, pickUrl))
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  return answered
}

/** Requests an item from any server until one confirms it. A request that is repeated after a crash may get a 409. */
export async function mintWithRetry(job: MintJob, pickUrl: () => string): Promise<Answered> {
  for (;;) {
    const status = await requestMint(job, pickUrl()).catch(() => 0)
    if (status === 200 || status === 409) return { ...job, status }
    if (status >= 400 && status < 500 && status !== 429) throw new Error(`mint request failed with ${status}`)
    await sleep(500 + Math.random() * 1000)
  }
}

/** Requests all items of each wallet with one request, `atOnce` wallets at a time, and appends the minted items. */
export async function mintInOneRequest(
  jobs: MintJob[],
  { atOnce, pickUrl, answered }: { atOnce: number; pickUrl: () => string; answered: Answered[] },
): Promise<void> {
  const wallets = [...Map.groupBy(jobs, ({ wallet }) => wallet)]
  let next = 0
  const visitor = async () => {
    for (let entry = wallets[next++]; entry; entry = wallets[next++]) {
      const [wallet, ofWallet] = entry
      const items = ofWallet.map(({ token }) => token)
      while (!(await areMinted(wallet, items, pickUrl()).catch(() => false))) {
        await requestMany(wallet, items, pickUrl()).catch(() => undefined)
        await sleep(500 + Math.random() * 1000)
      }
      answered.push(...ofWallet.map((job) => ({ ...job, status: 200 })))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
}

async function requestMany({ signature }: Wallet, items: number[], url: string): Promise<void> {
  await fetch(`${url}/mints`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ signature, items }),
    signal: AbortSignal.timeout(60_000),
  })
}

async function areMinted({ address }: Wallet, items: number[], url: string): Promise<boolean> {
  const response = await fetch(`${url}/mints/${address}`, { signal: AbortSignal.timeout(10_000) })
  const states = mintStatesSchema.parse(await response.json()).items
  return items.every((item) => states[item - 1]?.state === 'minted')
}

export async function requestMint({ wallet: { signature }, token }: MintJob, url: string): Promise<number> {
  const response = await fetch(`${url}${apiPaths.remoteMint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ signature, tokenIndex: token }),
    signal: AbortSignal.timeout(60_000),
  })
  await response.text()
  return response.status
}
