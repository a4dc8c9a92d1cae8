import { remoteMintAnswerSchema } from '@network-site/protocol/mints'
import { paths } from '@network-site/site/paths'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Address, Hex } from 'viem'
import { itemCount } from '@network-site/protocol/item-count'
import { network } from '@network-site/site/network'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type Attempt, type Purpose, request, visit, type Visit } from './visit.ts'

/** An item that somebody was told is minted. */
export type PromisedMint = {
  address: Address
  token: number
  /** Unknown to who heard only that it had been minted before. */
  day: number | undefined
}

export type Rates = Record<Purpose, number>

export type Visitors = {
  visits: Visit[]
  promisedMints: PromisedMint[]
  /** Messages that the form said it has. */
  promisedMessages: string[]
  wallets: Wallet[]
  /** One request for a mint, by nobody who counts as a visitor. */
  tryMint: () => Promise<Attempt>
  /** So many wallets that were here before ask at the same moment for an item. */
  crowd: (count: number) => void
  /** Nobody new comes. Resolves when everybody is answered or has given up. */
  stop: () => Promise<void>
}

const readPaths = ['/', paths.mint, paths.nodes, '/network.json', '/settings.json', '/mints/day']

/** People who come at a steady rate, whether the site answers or not. */
export function startVisitors(url: string, perSecond: Rates): Visitors {
  const visits: Visit[] = []
  const underWay = new Set<Promise<void>>()
  const promisedMints: PromisedMint[] = []
  const promisedMessages: string[] = []
  const wallets = createWallets()
  let reads = 0
  const timers = (Object.keys(perSecond) as Purpose[])
    .filter((purpose) => perSecond[purpose] > 0)
    .map((purpose) => setInterval(() => come(purpose, startOf[purpose]), 1000 / perSecond[purpose]))

  const startOf: Record<Purpose, () => Promise<() => Promise<Attempt>>> = {
    mint: async () => mintOf(await wallets.nextItem()),
    page: async () => readPage,
    form: async () => writeOf(randomUUID()),
  }

  function come(purpose: Purpose, start: () => Promise<() => Promise<Attempt>>): void {
    const begun: Visit = { purpose, beganAt: performance.now(), attempts: [], endedAt: undefined, isAnswered: false }
    visits.push(begun)
    const ended = start().then((ask) => visit(begun, ask))
    underWay.add(ended)
    void ended.finally(() => underWay.delete(ended))
  }

  function mintOf({ wallet, token }: WantedItem): () => Promise<Attempt> {
    return async () => {
      const attempt = await request(`${url}/vanguard-nft-drop/remote-mint`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': wallet.ip },
        body: JSON.stringify({ signature: wallet.signature, tokenIndex: token }),
      })
      const { address } = wallet
      const minted = remoteMintAnswerSchema.safeParse(attempt.body).data
      if (attempt.status === 200 && minted) promisedMints.push({ address, token, day: minted.day })
      if (attempt.code === 'ALREADY_MINTED') promisedMints.push({ address, token, day: undefined })
      return attempt
    }
  }

  function readPage(): Promise<Attempt> {
    const path = readPaths[reads++ % readPaths.length] as string
    return request(url + path, { headers: { 'x-forwarded-for': '10.255.0.1' } })
  }

  function writeOf(text: string): () => Promise<Attempt> {
    return async () => {
      const attempt = await request(`${url}/f/build-with-us`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-forwarded-for': `10.254.${promisedMessages.length >> 8}.${promisedMessages.length & 255}`,
        },
        body: JSON.stringify({ email: 'visitor@example.test', subject: 'Rehearsal', message: text }),
      })
      if (attempt.status === 200) promisedMessages.push(text)
      return attempt
    }
  }

  return {
    visits,
    promisedMints,
    promisedMessages,
    wallets: wallets.all,
    tryMint: async () => (await startOf.mint())(),
    crowd: (count) => {
      for (const wallet of wallets.all.slice(0, count)) come('mint', async () => mintOf({ wallet, token: 42 }))
    },
    stop: async () => {
      timers.forEach(clearInterval)
      while (underWay.size > 0) {
        await Promise.race([Promise.all(underWay), sleep(1000)])
      }
    },
  }
}

type Wallet = { address: Address; signature: Hex; ip: string }
type WantedItem = { wallet: Wallet; token: number }

const itemsPerWallet = 6
const message = network.signingMessage

/** Wallets that nobody has seen, each from a network of its own, and the items they want, one after the other. */
function createWallets() {
  const all: Wallet[] = []
  let current: Promise<Wallet> | undefined
  let taken = 0

  async function newWallet(): Promise<Wallet> {
    const account = privateKeyToAccount(generatePrivateKey())
    const wallet = { address: account.address, signature: await account.signMessage({ message }), ip: ipOf(all.length) }
    all.push(wallet)
    return wallet
  }

  return {
    all,
    nextItem: async (): Promise<WantedItem> => {
      const number = taken++
      if (number % itemsPerWallet === 0 || !current) current = newWallet()
      const wallet = await current
      return { wallet, token: 1 + (number % itemCount) }
    },
  }
}

/** No two in the same network. */
function ipOf(index: number): string {
  return `10.${(index >> 8) & 255}.${index & 255}.1`
}
