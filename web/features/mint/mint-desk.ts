import type { DeskPhase } from './card-state.ts'
import { MintRefusal } from './mint-refusal.ts'
import type { Minter, SignedDrop } from './minter.ts'
import { unreachable, type MintRequest } from './remote-mint.ts'
import type { UnfinishedRun } from './unfinished-run.ts'

export interface DeskOptions {
  address: Minter['address']
  day: number
  message: string
  post: (request: MintRequest) => Promise<string | undefined>
  /** Solves the puzzle asked of wallets that are new. */
  prove: (address: `0x${string}`) => Promise<string>
  /** Says in passing what went wrong in the wallet, or that a mint goes on by itself. */
  onNotice: (notice: { kind: 'wallet'; error: unknown } | { kind: 'under-way'; sentence: string }) => void
  runs: {
    read: (key: { address: string; day: number }) => UnfinishedRun | undefined
    keep: (run: UnfinishedRun) => void
    forget: (address: string) => void
  }
  /** Of these items, those the service is not already at work on. */
  stillToAsk: (tokens: number[]) => Promise<number[]>
  sleep: (milliseconds: number) => Promise<void>
}

export interface DeskSnapshot {
  phases: ReadonlyMap<number, DeskPhase>
  transactions: ReadonlyMap<number, string>
  /** Fit to be shown to a person, until dismissed. */
  error: string | null
  isRunning: boolean
}

export type MintDesk = ReturnType<typeof createMintDesk>

/** A browser keeps six connections to a host over HTTP/1.1; one of them carries the stream. */
const atOnce = 5
/** The mint was taken and goes on, though nobody could wait for it. */
const underWay = new Set(['STILL_PENDING', 'RESTARTING'])
/** Waiting for a while helps. */
const worthWaiting = new Set(['TOO_MANY_REQUESTS', 'QUEUE_FULL'])
/** What is refused for one item would be refused for all. */
const final = new Set([
  'SIGNATURE_INVALID',
  'SIGN_IN_REQUIRED',
  'MINT_CLOSED',
  'MINT_NOT_STARTED',
  'DAY_OVER',
  'BUDGET_SPENT',
  'BUDGET_SPENT_FOR_NEW',
  'BUDGET_SPENT_FOR_SOURCE',
  'RELAYER_UNAVAILABLE',
  'PROOF_REQUIRED',
  unreachable,
])
const longestWaits = 3

/** Mints for one wallet on one day: one item by one signature, or everything left by one. */
export function createMintDesk(options: DeskOptions) {
  const { address, day, message, post, prove, onNotice, runs, stillToAsk, sleep } = options
  const listeners = new Set<() => void>()
  let snapshot: DeskSnapshot = { phases: new Map(), transactions: new Map(), error: null, isRunning: false }
  let proof: Promise<string> | undefined
  let signer: Minter['sign'] | undefined

  function change(part: Partial<DeskSnapshot>): void {
    snapshot = { ...snapshot, ...part }
    for (const listener of listeners) listener()
  }

  function setPhase(tokens: number[], phase: DeskPhase | undefined): void {
    const phases = new Map(snapshot.phases)
    for (const token of tokens) {
      if (phase) phases.set(token, phase)
      else phases.delete(token)
    }
    change({ phases })
  }

  async function sign(tokens: number[]): Promise<SignedDrop | undefined> {
    setPhase(tokens, 'signing')
    try {
      if (!signer) throw new Error('Connector not connected.')
      return await signer(message)
    } catch (error) {
      setPhase(tokens, undefined)
      onNotice({ kind: 'wallet', error })
      return undefined
    }
  }

  /** Posts once; where the service asks for a puzzle, solves it and posts with the solution. */
  async function postOne(tokenIndex: number, drop: SignedDrop): Promise<void> {
    setPhase([tokenIndex], 'minting')
    const given = proof
    let hash: string | undefined
    try {
      hash = await post({ ...drop, tokenIndex, ...(given ? { proof: await given } : {}) })
    } catch (error) {
      if (codeOf(error) !== 'PROOF_REQUIRED') throw error
      hash = await post({ ...drop, tokenIndex, proof: await solveAnew(given) })
    }
    if (hash) change({ transactions: new Map(snapshot.transactions).set(tokenIndex, hash) })
    setPhase([tokenIndex], 'minted')
  }

  /** A solution, where none was given or the one given has expired. Requests side by side share one. */
  function solveAnew(given: Promise<string> | undefined): Promise<string> {
    if (proof && proof !== given) return proof
    const solving = prove(address)
    proof = solving
    solving.catch(() => {
      if (proof === solving) proof = undefined
    })
    return solving
  }

  async function mint(tokenIndex: number): Promise<void> {
    if (snapshot.phases.has(tokenIndex)) return
    const drop = await sign([tokenIndex])
    if (!drop) return
    try {
      await postOne(tokenIndex, drop)
    } catch (error) {
      setPhase([tokenIndex], undefined)
      if (underWay.has(codeOf(error) ?? '')) onNotice({ kind: 'under-way', sentence: sentenceOf(error) })
      else change({ error: sentenceOf(error) })
    }
  }

  async function mintAll(tokens: number[]): Promise<void> {
    if (snapshot.isRunning || tokens.length === 0) return
    change({ isRunning: true })
    const drop = await sign(tokens)
    if (drop) await run({ address, day, drop, left: tokens })
    change({ isRunning: false })
  }

  /** Goes on with a run that a reload has cut short. Answers whether there was one. */
  function resume(): boolean {
    const unfinished = runs.read({ address, day })
    if (!unfinished || snapshot.isRunning) return false
    change({ isRunning: true })
    void stillToAsk(unfinished.left)
      .then((left) => run({ ...unfinished, left }))
      .then(() => change({ isRunning: false }))
    return true
  }

  async function run({ drop, left, ...key }: UnfinishedRun): Promise<void> {
    const waiting = [...left]
    const open = new Set(left)
    let failure: unknown
    let waits = 0
    setPhase(left, 'minting')
    runs.keep({ ...key, drop, left })

    async function work(): Promise<void> {
      for (let token = waiting.shift(); token !== undefined; token = waiting.shift()) {
        try {
          await postOne(token, drop)
          open.delete(token)
        } catch (error) {
          const code = codeOf(error) ?? ''
          if (code === 'ALREADY_MINTED') setPhase([token], 'minted')
          else if (worthWaiting.has(code) && waits++ < longestWaits * atOnce) {
            waiting.push(token)
            await sleep(
              (error as MintRefusal).retryAfterSeconds ? Number((error as MintRefusal).retryAfterSeconds) * 1000 : 5000,
            )
            continue
          } else {
            setPhase([token], undefined)
            if (!underWay.has(code)) failure ??= error
            if (final.has(code)) waiting.length = 0
          }
          // Nobody was reached: it is still to be asked for.
          if (code !== unreachable) open.delete(token)
        }
        runs.keep({ ...key, drop, left: [...open] })
      }
    }

    await Promise.all(Array.from({ length: atOnce }, work))
    // A reload goes on with what nobody could be asked for.
    if (codeOf(failure) !== unreachable) runs.forget(key.address)
    setPhase([...open], undefined)
    if (failure !== undefined) change({ error: sentenceOf(failure) })
  }

  return {
    mint,
    mintAll,
    resume,
    /** Whoever signs for the address from now on: a wallet that changes its network is the same minter. */
    signBy: (next: Minter['sign']) => void (signer = next),
    dismiss: () => change({ error: null }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof MintRefusal ? error.code : undefined
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
