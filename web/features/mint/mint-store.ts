import type { RemoteMint } from '@network-site/protocol/mints'
import { campaign } from '@network-site/site/campaign'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { toast } from '../../ui/toast.ts'
import type { RequestPhase } from './card-state.ts'
import {
  codeOf,
  fetchUnrequested,
  meaningOf,
  MintRequestError,
  remoteMint,
  requestAll,
  requestWithProof,
  unreachable,
} from './mint-api.ts'
import type { UnfinishedRun } from './unfinished-run-schema.ts'

/** A signature, and its signer where the signature does not tell. */
type SignedMessage = Pick<RemoteMint, 'signature' | 'address'>

/** A connected wallet that can sign. */
interface Minter {
  address: `0x${string}`
  sign: (message: string) => Promise<SignedMessage>
}

export interface MintStoreDependencies {
  address: Minter['address']
  day: number
  /** What the wallet signs. */
  message: string
  post: (request: RemoteMint) => Promise<string | undefined>
  /** Solves the proof of work that the service asks of new wallets. */
  prove: (address: `0x${string}`) => Promise<string>
  /** Shows briefly what went wrong in the wallet, or that a mint goes on by itself. */
  onNotice: (notice: { kind: 'wallet'; error: unknown } | { kind: 'pending'; sentence: string }) => void
  runs: ReturnType<typeof unfinishedRun>
  /** Of these items, those that the service neither has minted nor is minting. */
  findUnrequested: (items: number[]) => Promise<number[]>
  sleep: (milliseconds: number) => Promise<void>
}

interface MintSnapshot {
  phases: ReadonlyMap<number, RequestPhase>
  transactions: ReadonlyMap<number, string>
  /** A sentence for a person, until dismissed. */
  error: string | null
  isRunning: boolean
}

type MintStore = ReturnType<typeof createMintStore>

/** A store that mints for one wallet on one day: one item by one signature, or everything left by one. */
export function createMintStore(dependencies: MintStoreDependencies) {
  const { address, day, message, post, prove, onNotice, runs, findUnrequested, sleep } = dependencies
  const listeners = new Set<() => void>()
  const request = requestWithProof({ post, prove: () => prove(address) })
  let snapshot: MintSnapshot = { phases: new Map(), transactions: new Map(), error: null, isRunning: false }
  let signer: Minter['sign'] | undefined

  function change(part: Partial<MintSnapshot>): void {
    snapshot = { ...snapshot, ...part }
    for (const listener of listeners) listener()
  }

  function setPhase(items: number[], phase: RequestPhase | undefined): void {
    const phases = new Map(snapshot.phases)
    for (const item of items) {
      if (phase) phases.set(item, phase)
      else phases.delete(item)
    }
    change({ phases })
  }

  async function sign(items: number[]): Promise<SignedMessage | undefined> {
    setPhase(items, 'signing')
    try {
      if (!signer) throw new Error('Connector not connected.')
      return await signer(message)
    } catch (error) {
      setPhase(items, undefined)
      onNotice({ kind: 'wallet', error })
      return undefined
    }
  }

  async function requestOne(tokenIndex: number, signed: SignedMessage): Promise<void> {
    setPhase([tokenIndex], 'minting')
    const hash = await request({ ...signed, tokenIndex })
    if (hash) change({ transactions: new Map(snapshot.transactions).set(tokenIndex, hash) })
    setPhase([tokenIndex], 'minted')
  }

  async function mint(tokenIndex: number): Promise<void> {
    if (snapshot.phases.has(tokenIndex)) return
    const signed = await sign([tokenIndex])
    if (!signed) return
    try {
      await requestOne(tokenIndex, signed)
    } catch (error) {
      setPhase([tokenIndex], undefined)
      if (meaningOf(error) === 'pending') onNotice({ kind: 'pending', sentence: sentenceOf(error) })
      else change({ error: sentenceOf(error) })
    }
  }

  async function mintAll(items: number[]): Promise<void> {
    if (snapshot.isRunning || items.length === 0) return
    change({ isRunning: true })
    const signed = await sign(items)
    if (signed) await run({ address, day, signed, left: items })
    change({ isRunning: false })
  }

  /** Goes on with a run that a reload has interrupted. Resolves to whether there was one. */
  async function resume(): Promise<boolean> {
    const unfinished = await runs.read({ address, day })
    if (!unfinished || snapshot.isRunning) return false
    change({ isRunning: true })
    void findUnrequested(unfinished.left)
      .then((left) => run({ ...unfinished, left }))
      .then(() => change({ isRunning: false }))
    return true
  }

  async function run({ left, ...kept }: UnfinishedRun): Promise<void> {
    const open = new Set(left)
    setPhase(left, 'minting')
    runs.keep({ ...kept, left })
    const failure = await requestAll(left, {
      request: (item) => requestOne(item, kept.signed),
      onSettled: (item, error) => {
        if (error !== undefined) setPhase([item], meaningOf(error) === 'minted' ? 'minted' : undefined)
        if (codeOf(error) !== unreachable) open.delete(item)
        runs.keep({ ...kept, left: [...open] })
      },
      sleep,
    })
    // A reload goes on with the items for which the service was not reached.
    if (codeOf(failure) !== unreachable) runs.forget(kept.address)
    setPhase([...open], undefined)
    if (failure !== undefined) change({ error: sentenceOf(failure) })
  }

  return {
    mint,
    mintAll,
    resume,
    /** Sets who signs for the address: a wallet that changes its network has a new signer and keeps its store. */
    setSigner: (next: Minter['sign']) => void (signer = next),
    dismiss: () => change({ error: null }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export interface MintStoreOptions {
  minter: Minter | null
  day: number | undefined
  /** What the wallet signs. */
  message: string
  /** Turns what a wallet threw into a sentence. */
  describeWalletError: (error: unknown) => string
  accessToken: () => string | null
  /** Fetches a proof-of-work challenge and solves it; undefined where none is asked for. */
  solveProof: (path: string) => Promise<string | undefined>
}

/** The mint store of this wallet on this day; another wallet or another day gets a new one. */
export function useMintStore(options: MintStoreOptions): {
  store: MintStore | null
  snapshot: MintSnapshot
} {
  const { minter, day, message, describeWalletError, accessToken, solveProof } = options
  const address = minter?.address
  const store = useMemo(() => {
    if (!address || day === undefined) return null
    const fetch = window.fetch.bind(window)
    return createMintStore({
      address,
      day,
      message,
      post: (request) => remoteMint(request, { fetch, accessToken: accessToken() }),
      prove: async (whose) => {
        toast(campaign.mint.proof)
        const proof = await solveProof(`/mints/challenge/${whose}`).catch((cause: unknown) => {
          throw new MintRequestError(campaign.mint.error.fallback, { cause })
        })
        return proof ?? ''
      },
      onNotice: (notice) => {
        if (notice.kind === 'wallet') toast.error(describeWalletError(notice.error))
        else toast(notice.sentence)
      },
      runs: unfinishedRun(window.sessionStorage),
      findUnrequested: (items) => fetchUnrequested(items, { address, fetch }),
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    })
  }, [address, day, message, describeWalletError, accessToken, solveProof])

  useEffect(() => {
    if (minter) store?.setSigner(minter.sign)
  }, [store, minter])

  // An unfinished run is in the tab's storage, outside of React.
  useEffect(() => {
    void store?.resume().then((hasResumed) => hasResumed && toast(campaign.mint.all.resumed))
  }, [store])

  const snapshot = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    store?.getSnapshot ?? emptySnapshot,
    emptySnapshot,
  )
  return { store, snapshot }
}

const empty: MintSnapshot = { phases: new Map(), transactions: new Map(), error: null, isRunning: false }

function emptySnapshot(): MintSnapshot {
  return empty
}

function subscribeToNothing(): () => void {
  return () => {}
}

const storagePrefix = 'mintAll.'

/**
 * Keeps a run of MINT ALL that a reload would interrupt, in the tab's storage, one per wallet. The signature in it can
 * do one thing only: mint today's free pictures to the wallet that made it.
 */
export function unfinishedRun(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  return {
    /** The run of this wallet and this day, if there is one. */
    async read({ address, day }: { address: string; day: number }): Promise<UnfinishedRun | undefined> {
      const stored = storage.getItem(storagePrefix + address)
      if (stored === null) return undefined
      const run = await parseRun(stored)
      return run?.address === address && run.day === day ? run : undefined
    },
    keep: (run: UnfinishedRun) => storage.setItem(storagePrefix + run.address, JSON.stringify(run)),
    forget: (address: string) => storage.removeItem(storagePrefix + address),
  }
}

async function parseRun(stored: string): Promise<UnfinishedRun | undefined> {
  try {
    const { unfinishedRunSchema } = await import('./unfinished-run-schema.ts')
    return unfinishedRunSchema.parse(JSON.parse(stored))
  } catch {
    // Not readable, or the schema could not be loaded: the visitor can press MINT ALL again.
    return undefined
  }
}
