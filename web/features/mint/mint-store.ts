import type { MintRequest, MintState, RemoteMint } from '@network-site/protocol/mints'
import { campaign } from '@network-site/site/campaign'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { toast } from '../../ui/toast.ts'
import { CanceledError, type Unanswered, waitForAnswer } from '../../ui/unanswered.tsx'
import type { RequestPhase } from './card-state.ts'
import {
  type AnsweredMints,
  codeOf,
  isBusy,
  isPending,
  MintRequestError,
  remoteMint,
  requestMints,
  requestWithProof,
} from './mint-api.ts'

/** A signature, with the signer's address if it cannot be recovered from the signature. */
type SignedMessage = Pick<RemoteMint, 'signature' | 'address'>

/** A connected wallet that can sign. */
interface Minter {
  address: `0x${string}`
  sign: (message: string) => Promise<SignedMessage>
}

export interface MintStoreDependencies {
  /** What the wallet signs. */
  message: string
  /** Mints one item. Resolves to its transaction hash, if known. */
  postOne: (request: RemoteMint) => Promise<string | undefined>
  /** Requests many items. Resolves once the service has stored them. */
  postMany: (request: MintRequest) => Promise<AnsweredMints>
  /** Solves the proof of work that the service requires from new wallets. */
  prove: () => Promise<string>
  /** Shows a toast about a wallet error or a mint that is still processing. */
  onNotice: (notice: { kind: 'wallet'; error: unknown } | { kind: 'pending'; message: string }) => void
  sleep: (milliseconds: number) => Promise<void>
}

interface MintSnapshot {
  phases: ReadonlyMap<number, RequestPhase>
  transactions: ReadonlyMap<number, string>
  /** The signatures that the wallet has not answered, by item; `all` for a request for all items. */
  unanswered: ReadonlyMap<number | 'all', Unanswered>
  /** A message for the visitor, until dismissed. */
  error: string | null
  /** Whether a request for all items is being made, or some of its items are pending. */
  isRunning: boolean
  /** Whether items are pending, including those requested before a reload or in another tab. */
  isAwaiting: boolean
}

const emptySnapshot: MintSnapshot = {
  phases: new Map(),
  transactions: new Map(),
  unanswered: new Map(),
  error: null,
  isRunning: false,
  isAwaiting: false,
}

const maxRetries = 15
const defaultRetrySeconds = 5
/** A report that was made before the service accepted an item arrives earlier than this. */
const reportMilliseconds = 2000

/** Creates a store that mints for one wallet on one day: a single item, or all remaining items with one request. */
export function createMintStore({ message, postOne, postMany, prove, onNotice, sleep }: MintStoreDependencies) {
  const listeners = new Set<() => void>()
  const request = requestWithProof(prove)
  /** Items that the service has accepted and not yet reported as ended. */
  const awaited = new Set<number>()
  /** Awaited items whose reported failure is from before the service accepted them again. */
  const outdated = new Set<number>()
  let reported: readonly MintState[] = []
  let isRequesting = false
  let hasFailed = false
  let snapshot = emptySnapshot
  let signer: Minter['sign'] | undefined

  function change(part: Partial<MintSnapshot>): void {
    const { phases } = { ...snapshot, ...part }
    const isRunning = isRequesting || [...awaited].some((item) => phases.has(item))
    snapshot = { ...snapshot, ...part, isRunning, isAwaiting: awaited.size > 0 }
    if (!isRunning && !snapshot.isAwaiting) hasFailed = false
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

  /** Shows the first failure of a run. */
  function fail(error: string): void {
    if (!hasFailed) change({ error })
    hasFailed = true
  }

  async function sign(items: number[], key: number | 'all'): Promise<SignedMessage | undefined> {
    setPhase(items, 'signing')
    try {
      return await waitForAnswer(
        async () => {
          if (!signer) throw new Error('Connector not connected.')
          return signer(message)
        },
        (unanswered) => setUnanswered(key, unanswered),
      )
    } catch (error) {
      setPhase(items, undefined)
      if (!(error instanceof CanceledError)) onNotice({ kind: 'wallet', error })
      return undefined
    }
  }

  function setUnanswered(key: number | 'all', signature: Unanswered | undefined): void {
    const unanswered = new Map(snapshot.unanswered)
    if (signature) unanswered.set(key, signature)
    else if (!unanswered.delete(key)) return
    change({ unanswered })
  }

  async function mint(tokenIndex: number): Promise<void> {
    if (snapshot.phases.has(tokenIndex)) return
    const signed = await sign([tokenIndex], tokenIndex)
    if (!signed) return
    setPhase([tokenIndex], 'minting')
    try {
      const hash = await request((proof) => postOne({ ...signed, tokenIndex, ...proof }))
      if (hash) change({ transactions: new Map(snapshot.transactions).set(tokenIndex, hash) })
      setPhase([tokenIndex], 'minted')
    } catch (error) {
      setPhase([tokenIndex], undefined)
      if (isPending(error)) onNotice({ kind: 'pending', message: messageOf(error) })
      else change({ error: messageOf(error) })
    }
  }

  async function mintAll(items: number[]): Promise<void> {
    if (snapshot.isRunning || items.length === 0) return
    isRequesting = true
    const signed = await sign(items, 'all')
    if (signed) await requestItems(items, signed)
    isRequesting = false
    change({})
  }

  /** Requests items until the service has accepted or refused all of them. Waits while it has no capacity. */
  async function requestItems(items: number[], signed: SignedMessage): Promise<void> {
    setPhase(items, 'minting')
    let left = items
    for (let retries = 0; left.length > 0; retries++) {
      const { accepted, refused, retryAfterSeconds } = await requestOnce(left, signed)
      follow(accepted)
      const isLast = retries === maxRetries
      const final = refused.filter(({ code }) => isLast || !isBusy(code))
      if (final[0]) fail(final[0].error)
      setPhase(
        final.map(({ item }) => item),
        undefined,
      )
      left = isLast ? [] : refused.flatMap(({ item, code }) => (isBusy(code) ? [item] : []))
      if (left.length > 0) await sleep((retryAfterSeconds ?? defaultRetrySeconds) * 1000)
    }
  }

  /** Requests items once. A failed request refuses all of them. */
  async function requestOnce(items: number[], signed: SignedMessage): Promise<Omit<AnsweredMints, 'day'>> {
    try {
      return await request((proof) => postMany({ ...signed, items, ...proof }))
    } catch (error) {
      const refusal = { code: codeOf(error) ?? '', error: messageOf(error) }
      return {
        accepted: [],
        refused: items.map((item) => ({ item, ...refusal })),
        retryAfterSeconds: error instanceof MintRequestError ? error.retryAfterSeconds : undefined,
      }
    }
  }

  /** Follows accepted items until a report says how they ended. */
  function follow(items: number[]): void {
    const failed = new Set(reported.flatMap(({ tokenIndex, state }) => (state === 'failed' ? [tokenIndex] : [])))
    for (const item of items) {
      awaited.add(item)
      if (failed.has(item)) outdated.add(item)
    }
    void sleep(reportMilliseconds).then(() => outdated.clear())
    // Items that were minted before are accepted too.
    report(reported)
  }

  /** Takes the states of all items that the service reports. */
  function report(states: readonly MintState[]): void {
    reported = states
    const phases = new Map(snapshot.phases)
    const awaitedBefore = awaited.size
    let hasEnded = false
    let failure: string | undefined
    for (const { tokenIndex: item, state, reason } of states) {
      if (state !== 'failed') outdated.delete(item)
      const isOwn = phases.has(item)
      if (state === 'waiting' || state === 'sent') {
        // Requested before a reload or in another tab.
        if (!isOwn) awaited.add(item)
      } else if (state === 'idle') {
        // The report may be from before the service accepted this page's request.
        if (!isOwn) awaited.delete(item)
      } else if (!outdated.has(item) && awaited.delete(item)) {
        hasEnded = true
        if (state === 'minted' || reason?.code === 'ALREADY_MINTED') phases.set(item, 'minted')
        else {
          phases.delete(item)
          failure ??= reason?.error ?? campaign.mint.error.fallback
        }
      }
    }
    if (failure !== undefined) fail(failure)
    if (hasEnded || awaited.size !== awaitedBefore) change({ phases })
  }

  return {
    mint,
    mintAll,
    report,
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
    const service = () => ({ fetch: window.fetch.bind(window), statement: statement() })
    const endSignIn = (error: unknown): never => {
      if (codeOf(error) === 'SIGN_IN_ENDED') onSignInEnded()
      throw error
    }
    return createMintStore({
      message,
      postOne: (request) => remoteMint(request, service()).catch(endSignIn),
      postMany: (request) => requestMints(request, service()).catch(endSignIn),
      prove: async () => {
        toast(campaign.mint.proof)
        const proof = await solveProof(`/mints/challenge/${address}`).catch((cause: unknown) => {
          throw new MintRequestError(campaign.mint.error.fallback, { cause })
        })
        return proof ?? ''
      },
      onNotice: (notice) => {
        if (notice.kind === 'wallet') toast.error(describeWalletError(notice.error))
        else toast(notice.message)
      },
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    })
  }, [address, day, message, describeWalletError, statement, onSignInEnded, solveProof])

  useEffect(() => {
    if (minter) store?.setSigner(minter.sign)
  }, [store, minter])

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
