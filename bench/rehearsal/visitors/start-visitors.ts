import { remoteMintAnswerSchema } from '@network-site/protocol/mints'
import { apiPaths, paths } from '@network-site/site/paths'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Address, Hex } from 'viem'
import { itemCount } from '@network-site/protocol/item-count'
import { network } from '@network-site/site/network'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type Attempt, type Purpose, request, visit, type Visit } from './visit.ts'

/** A mint that the site confirmed to a visitor. */
export type ConfirmedMint = {
  address: Address
  token: number
  /** Undefined if the visitor only learned that the item was already minted. */
  day: number | undefined
}

export type Rates = Record<Purpose, number>

export type Visitors = ReturnType<typeof startVisitors>

const readPaths = ['/', paths.mint, paths.nodes, '/network.json', '/settings.json', '/mints/day']

/** Starts visits at a constant rate, whether or not the site responds. */
export function startVisitors(url: string, perSecond: Rates) {
  const visits: Visit[] = []
  const inProgress = new Set<Promise<void>>()
  const confirmedMints: ConfirmedMint[] = []
  const confirmedMessages: string[] = []
  const wallets = createWallets()
  let reads = 0
  const timers = (Object.keys(perSecond) as Purpose[])
    .filter((purpose) => perSecond[purpose] > 0)
    .map((purpose) => setInterval(() => startVisit(purpose, startOf[purpose]), 1000 / perSecond[purpose]))

  const startOf: Record<Purpose, () => Promise<() => Promise<Attempt>>> = {
    mint: async () => mintOf(await wallets.nextItem()),
    page: async () => readPage,
    form: async () => writeOf(randomUUID()),
  }

  function startVisit(purpose: Purpose, start: () => Promise<() => Promise<Attempt>>): void {
    const started: Visit = {
      purpose,
      beganAt: performance.now(),
      attempts: [],
      endedAt: undefined,
      isSuccessful: false,
    }
    visits.push(started)
    const ended = start().then((send) => visit(started, send))
    inProgress.add(ended)
    void ended.finally(() => inProgress.delete(ended))
  }

  function mintOf({ wallet, token }: WantedItem): () => Promise<Attempt> {
    return async () => {
      const attempt = await request(`${url}${apiPaths.remoteMint}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': wallet.ip },
        body: JSON.stringify({ signature: wallet.signature, tokenIndex: token }),
      })
      const { address } = wallet
      const minted = remoteMintAnswerSchema.safeParse(attempt.body).data
      if (attempt.status === 200 && minted) confirmedMints.push({ address, token, day: minted.day })
      if (attempt.code === 'ALREADY_MINTED') confirmedMints.push({ address, token, day: undefined })
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
          'x-forwarded-for': `10.254.${confirmedMessages.length >> 8}.${confirmedMessages.length & 255}`,
        },
        body: JSON.stringify({ email: 'visitor@example.test', subject: 'Rehearsal', message: text }),
      })
      if (attempt.status === 200) confirmedMessages.push(text)
      return attempt
    }
  }

  return {
    visits,
    confirmedMints,
    /** Messages that the contact form acknowledged. */
    confirmedMessages,
    wallets: wallets.all,
    /** Sends one mint request that does not count as a visit. */
    tryMint: async () => (await startOf.mint())(),
    /** Sends mint requests from this many known wallets at the same time. */
    crowd: (count: number) => {
      for (const wallet of wallets.all.slice(0, count)) startVisit('mint', async () => mintOf({ wallet, token: 42 }))
    },
    /** Stops new visits. Resolves once all visits have ended. */
    stop: async () => {
      timers.forEach(clearInterval)
      while (inProgress.size > 0) {
        await Promise.race([Promise.all(inProgress), sleep(1000)])
      }
    },
  }
}

type Wallet = { address: Address; signature: Hex; ip: string }
type WantedItem = { wallet: Wallet; token: number }

const itemsPerWallet = 6
const message = network.signingMessage

/** Creates new wallets, each in a different IP network, and hands out their items one at a time. */
function createWallets() {
  const all: Wallet[] = []
  let current: Promise<Wallet> | undefined
  let taken = 0

  async function newWallet(): Promise<Wallet> {
    const account = privateKeyToAccount(generatePrivateKey())
    const signature = await account.signMessage({ message })
    const ip = `10.${(all.length >> 8) & 255}.${all.length & 255}.1`
    const wallet = { address: account.address, signature, ip }
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
