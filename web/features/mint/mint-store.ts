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

/** A signature, with the signer's address if it cannot be recovered from the signature. */
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
  /** Solves the proof of work that the service requires from new wallets. */
  prove: (address: `0x${string}`) => Promise<string>
  /** Shows a toast about a wallet error or a mint that is still processing. */
  onNotice: (notice: { kind: 'wallet'; error: unknown } | { kind: 'pending'; message: string }) => void
  runs: ReturnType<typeof unfinishedRun>
  /** Returns the items that the service has neither minted nor queued. */
  findUnrequested: (items: number[]) => Promise<number[]>
  sleep: (milliseconds: number) => Promise<void>
}

interface MintSnapshot {
  phases: ReadonlyMap<number, RequestPhase>
  transactions: ReadonlyMap<number, string>
  /** A message for the visitor, until dismissed. */
  error: string | null
  isRunning: boolean
}

const emptySnapshot: MintSnapshot = { phases: new Map(), transactions: new Map(), error: null, isRunning: false }

/** Creates a store that mints for one wallet on one day: a single item, or all remaining items with one signature. */
export function createMintStore(dependencies: MintStoreDependencies) {
  const { address, day, message, post, prove, onNotice, runs, findUnrequested, sleep } = dependencies
  const listeners = new Set<() => void>()
  const request = requestWithProof({ post, prove: () => prove(address) })
  let snapshot = emptySnapshot
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
      if (meaningOf(error) === 'pending') onNotice({ kind: 'pending', message: messageOf(error) })
      else change({ error: messageOf(error) })
    }
  }

  async function mintAll(items: number[]): Promise<void> {
    if (snapshot.isRunning || items.length === 0) return
    change({ isRunning: true })
    const signed = await sign(items)
    if (signed) await run({ address, day, signed, left: items })
    change({ isRunning: false })
  }

  /** Resumes a run that a reload interrupted. Resolves to whether there was one. */
  async function resume(): Promise<boolean> {
    const unfinished = await runs.read({ address, day })
    if (!unfinished || snapshot.isRunning) return false
    change({ isRunning: true })
    void findUnrequested(unfinished.left)
      .then((left) => run({ ...unfinished, left }))
      .then(() => change({ isRunning: false }))
    return true
  }

  async function run({ left, ...rest }: UnfinishedRun): Promise<void> {
    const open = new Set(left)
    setPhase(left, 'minting')
    runs.save({ ...rest, left })
    const failure = await requestAll(left, {
      request: (item) => requestOne(item, rest.signed),
      onSettled: (item, error) => {
        if (error !== undefined) setPhase([item], meaningOf(error) === 'minted' ? 'minted' : undefined)
        if (codeOf(error) !== unreachable) open.delete(item)
        runs.save({ ...rest, left: [...open] })
      },
      sleep,
    })
    // A reload resumes the items that did not reach the service.
    if (codeOf(failure) !== unreachable) runs.delete(rest.address)
    setPhase([...open], undefined)
    if (failure !== undefined) change({ error: messageOf(failure) })
  }

  return {
    mint,
    mintAll,
    resume,
    /** Replaces the signer. A wallet that changes its network gets a new signer and keeps its store. */
    setSigner: (next: Minter['sign']) => void (signer = next),
    dismiss: () => change({ error: null }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export interface MintStoreOptions {
  minter: Minter | null
  day: number | undefined
  /** What the wallet signs. */
  message: string
  describeWalletError: (error: unknown) => string
  /** The server's statement about the social sign-in. */
  statement: () => string | null
  /** Called if the server no longer accepts the statement. */
  onSignInEnded: () => void
  /** Fetches and solves a proof-of-work challenge. Resolves to undefined if none is required. */
  solveProof: (path: string) => Promise<string | undefined>
}

/** Returns the mint store of this wallet and day, and its current snapshot. */
export function useMintStore(options: MintStoreOptions) {
  const { minter, day, message, describeWalletError, statement, onSignInEnded, solveProof } = options
  const address = minter?.address
  const store = useMemo(() => {
    if (!address || day === undefined) return null
    const fetch = window.fetch.bind(window)
    return createMintStore({
      address,
      day,
      message,
      post: async (request) =>
        remoteMint(request, { fetch, statement: statement() }).catch((error: unknown) => {
          if (codeOf(error) === 'SIGN_IN_ENDED') onSignInEnded()
          throw error
        }),
      prove: async (minterAddress) => {
        toast(campaign.mint.proof)
        const proof = await solveProof(`/mints/challenge/${minterAddress}`).catch((cause: unknown) => {
          throw new MintRequestError(campaign.mint.error.fallback, { cause })
        })
        return proof ?? ''
      },
      onNotice: (notice) => {
        if (notice.kind === 'wallet') toast.error(describeWalletError(notice.error))
        else toast(notice.message)
      },
      runs: unfinishedRun(window.sessionStorage),
      findUnrequested: (items) => fetchUnrequested(items, { address, fetch }),
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    })
  }, [address, day, message, describeWalletError, statement, onSignInEnded, solveProof])

  useEffect(() => {
    if (minter) store?.setSigner(minter.sign)
  }, [store, minter])

  useEffect(() => {
    void store?.resume().then((hasResumed) => hasResumed && toast(campaign.mint.all.resumed))
  }, [store])

  const snapshot = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => store?.getSnapshot() ?? emptySnapshot,
    () => emptySnapshot,
  )
  return { store, snapshot }
}

function subscribeToNothing(): () => void {
  return () => {}
}

const storagePrefix = 'mintAll.'

/**
 * Stores an unfinished MINT ALL run per wallet in the tab's storage, so that a reload can resume it. Its signature can
 * only mint today's free pictures to the wallet that made it.
 */
export function unfinishedRun(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  return {
    async read({ address, day }: { address: string; day: number }): Promise<UnfinishedRun | undefined> {
      const stored = storage.getItem(storagePrefix + address)
      if (stored === null) return undefined
      const run = await parseRun(stored)
      return run?.address === address && run.day === day ? run : undefined
    },
    save: (run: UnfinishedRun) => storage.setItem(storagePrefix + run.address, JSON.stringify(run)),
    delete: (address: string) => storage.removeItem(storagePrefix + address),
  }
}

async function parseRun(stored: string): Promise<UnfinishedRun | undefined> {
  try {
    const { unfinishedRunSchema } = await import('./unfinished-run-schema.ts')
    return unfinishedRunSchema.parse(JSON.parse(stored))
  } catch {
    // The run is malformed or the schema failed to load. The visitor can press MINT ALL again.
    return undefined
  }
}
