import type { RemoteMint } from '@network-site/protocol/mints'
import type { RequestPhase } from './card-state.ts'
import { codeOf, meaningOf, unreachable } from './mint-request-error.ts'
import { requestAll } from './request-all.ts'
import { requestWithProof } from './request-with-proof.ts'
import type { UnfinishedRun } from './unfinished-run-schema.ts'

/** A signature, and its signer where the signature does not tell. */
type SignedMessage = Pick<RemoteMint, 'signature' | 'address'>

/** A connected wallet that can sign. */
export interface Minter {
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
  runs: {
    read: (key: { address: string; day: number }) => Promise<UnfinishedRun | undefined>
    keep: (run: UnfinishedRun) => void
    forget: (address: string) => void
  }
  /** Of these items, those that the service neither has minted nor is minting. */
  findUnrequested: (items: number[]) => Promise<number[]>
  sleep: (milliseconds: number) => Promise<void>
}

export interface MintSnapshot {
  phases: ReadonlyMap<number, RequestPhase>
  transactions: ReadonlyMap<number, string>
  /** A sentence for a person, until dismissed. */
  error: string | null
  isRunning: boolean
}

export type MintStore = ReturnType<typeof createMintStore>

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
