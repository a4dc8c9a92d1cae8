import type { MintFailureCode } from '@network-site/protocol/failures'
import type { MintDay, MintStates, RemoteMint } from '@network-site/protocol/mints'
import { campaign } from '@network-site/site/campaign'
import { apiPaths } from '@network-site/site/paths'
import { useEffect, useState } from 'react'

/**
 * Asks the service to mint one item and waits until it is minted. Resolves to the transaction hash, if the response has
 * one. `statement` is the server's about the social sign-in.
 */
export async function remoteMint(
  request: RemoteMint,
  { fetch, statement }: { fetch: typeof globalThis.fetch; statement: string | null },
): Promise<string | undefined> {
  let schemas: Awaited<ReturnType<typeof loadSchemas>>
  let response: Response
  try {
    // Load these before the request, so that a failed script load cannot make a successful mint look failed.
    schemas = await loadSchemas()
    response = await fetch(apiPaths.remoteMint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(statement === null ? {} : { authorization: `Bearer ${statement}` }),
      },
      body: JSON.stringify(request),
    })
  } catch (cause) {
    throw new MintRequestError(campaign.mint.error.fallback, { code: unreachable, cause })
  }
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return schemas.success.safeParse(body).data?.transactionHash
  const failure = schemas.failure.safeParse(body).data
  throw new MintRequestError(failure?.error || failure?.message || campaign.mint.error.fallback, {
    code: failure?.code,
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
  })
}

/** Loads the validators on demand, because the page does not need them until a mint. */
async function loadSchemas() {
  const [{ remoteMintAnswerSchema }, { anyErrorAnswerSchema }] = await Promise.all([
    import('@network-site/protocol/mints'),
    import('@network-site/protocol/error-answer'),
  ])
  return { success: remoteMintAnswerSchema, failure: anyErrorAnswerSchema }
}

interface MintRequestErrorOptions {
  code?: string | undefined
  retryAfterSeconds?: number | undefined
  cause?: unknown
}

/** A failed mint request: a message for the visitor, a code, and the retry delay. */
export class MintRequestError extends Error {
  override readonly name = 'MintRequestError'
  readonly code: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, { code, retryAfterSeconds, cause }: MintRequestErrorOptions = {}) {
    super(message, { cause })
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The code of a request that got no response. */
export const unreachable = 'UNREACHABLE'

/**
 * How to handle a failure in a run of several items.
 * `minted`: the item was already minted. `pending`: the service is still processing it.
 * `retry`: retry after a delay. `skip`: only this item failed. `stop`: every item would fail.
 */
type FailureMeaning = 'minted' | 'pending' | 'retry' | 'skip' | 'stop'

const meanings = {
  SIGNATURE_INVALID: 'stop',
  SIGN_IN_REQUIRED: 'stop',
  SIGN_IN_ENDED: 'stop',
  SOCIAL_ACCOUNT_USED: 'stop',
  PROOF_REQUIRED: 'stop',
  MINT_CLOSED: 'stop',
  MINT_NOT_STARTED: 'stop',
  RECEIVER_REFUSED: 'skip',
  ALREADY_MINTED: 'minted',
  DAY_OVER: 'stop',
  BUDGET_SPENT: 'stop',
  BUDGET_SPENT_FOR_NEW: 'stop',
  BUDGET_SPENT_FOR_SOURCE: 'stop',
  QUEUE_FULL: 'retry',
  RELAYER_UNAVAILABLE: 'stop',
  STILL_PENDING: 'pending',
  RESTARTING: 'pending',
  CHAIN_RESET: 'skip',
  TRANSACTION_FAILED: 'skip',
  TOO_MANY_REQUESTS: 'retry',
  [unreachable]: 'stop',
} satisfies Record<MintFailureCode | 'TOO_MANY_REQUESTS' | typeof unreachable, FailureMeaning>

const meaningByCode = new Map<string, FailureMeaning>(Object.entries(meanings))

/** Returns how to handle a failed mint request. An unknown code only skips the item. */
export function meaningOf(error: unknown): FailureMeaning {
  return meaningByCode.get(codeOf(error) ?? '') ?? 'skip'
}

/** Returns the code of a failed mint request, if it has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof MintRequestError ? error.code : undefined
}

interface ProofDependencies {
  post: (request: RemoteMint) => Promise<string | undefined>
  /** Solves the proof of work that the service requires from new wallets. */
  prove: () => Promise<string>
}

/** Returns a function that posts a mint request and, if the service requires a proof of work, reposts it with one. */
export function requestWithProof({ post, prove }: ProofDependencies) {
  let proof: Promise<string> | undefined

  return async function request(mint: Omit<RemoteMint, 'proof'>): Promise<string | undefined> {
    const sent = proof
    try {
      return await post({ ...mint, ...(sent ? { proof: await sent } : {}) })
    } catch (error) {
      if (codeOf(error) !== 'PROOF_REQUIRED') throw error
      return post({ ...mint, proof: await solveAgain(sent) })
    }
  }

  /** Replaces a missing or expired proof. Concurrent requests share the new one. */
  function solveAgain(sent: Promise<string> | undefined): Promise<string> {
    if (proof && proof !== sent) return proof
    const solving = prove()
    proof = solving
    solving.catch(() => {
      if (proof === solving) proof = undefined
    })
    return solving
  }
}

interface RequestAllOptions {
  request: (item: number) => Promise<void>
  /** Called once per requested item, with its error if it failed. */
  onSettled: (item: number, error?: unknown) => void
  sleep: (milliseconds: number) => Promise<void>
}

/** Browsers open six HTTP/1.1 connections per host, and the event stream uses one. */
const concurrency = 5
const maxRetries = 15
const defaultRetrySeconds = 5

/** Requests many items, a few at a time. Resolves to the first failure that the visitor should see. */
export async function requestAll(items: number[], { request, onSettled, sleep }: RequestAllOptions): Promise<unknown> {
  const queue = [...items]
  let failure: unknown
  let retries = 0

  async function work(): Promise<void> {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      try {
        await request(item)
      } catch (error) {
        const meaning = meaningOf(error)
        if (meaning === 'retry' && retries++ < maxRetries) {
          queue.push(item)
          await sleep(retrySeconds(error) * 1000)
          continue
        }
        if (meaning !== 'minted' && meaning !== 'pending') failure ??= error
        if (meaning === 'stop') queue.length = 0
        onSettled(item, error)
        continue
      }
      onSettled(item)
    }
  }

  await Promise.all(Array.from({ length: concurrency }, work))
  return failure
}

function retrySeconds(error: unknown): number {
  return (error instanceof MintRequestError ? error.retryAfterSeconds : undefined) ?? defaultRetrySeconds
}

/** Fetches the mint day from the service, which answers before the wallet's code has loaded. */
export async function fetchMintDay(signal: AbortSignal): Promise<MintDay> {
  const response = await fetch('/mints/day', { signal })
  const answer: unknown = await response.json()
  if (!response.ok || !isMintDay(answer)) throw new Error(`/mints/day answered ${response.status}`)
  return answer
}

/** Written by hand, because a schema library would outweigh the code of the first view. */
function isMintDay(answer: unknown): answer is MintDay {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'day' in answer &&
    Number.isInteger(answer.day) &&
    'endsAtSeconds' in answer &&
    Number.isInteger(answer.endsAtSeconds) &&
    'isOpen' in answer &&
    typeof answer.isOpen === 'boolean'
  )
}

/** Returns the live states of a wallet's items, or undefined before the first event. */
export function useMintStates(address: `0x${string}` | undefined): MintStates | undefined {
  const [states, setStates] = useState<MintStates>()
  useEffect(() => (address ? subscribeToMintStates(address, setStates) : undefined), [address])
  return address && states?.address.toLowerCase() === address.toLowerCase() ? states : undefined
}

const firstReconnectMilliseconds = 5000
const maxReconnectMilliseconds = 300_000

/**
 * Subscribes to the event stream. Browsers reconnect a stream that breaks, but not one that was refused with a 503 or 429,
 * so this does, with growing random delays. Returns an unsubscribe function.
 */
export function subscribeToMintStates(address: `0x${string}`, onStates: (states: MintStates) => void): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let delayMilliseconds = firstReconnectMilliseconds
  let isClosed = false

  function open(): void {
    source = new EventSource(`/mints/${address}/events`)
    source.addEventListener('open', () => (delayMilliseconds = firstReconnectMilliseconds))
    source.addEventListener('error', () => {
      if (isClosed || source.readyState !== EventSource.CLOSED) return
      timer = setTimeout(open, delayMilliseconds * (0.5 + Math.random() / 2))
      delayMilliseconds = Math.min(delayMilliseconds * 2, maxReconnectMilliseconds)
    })
    source.addEventListener('mints', (event: MessageEvent<string>) => {
      void readStates(event.data).then((states) => {
        if (states && !isClosed) onStates(states)
      })
    })
  }

  open()
  return () => {
    isClosed = true
    clearTimeout(timer)
    source.close()
  }
}

async function readStates(text: string): Promise<MintStates | undefined> {
  try {
    const { mintStatesSchema } = await import('@network-site/protocol/mints')
    return mintStatesSchema.parse(JSON.parse(text))
  } catch {
    // The contract and this page's own requests still provide most of the state.
    return undefined
  }
}

/** Returns the items that the service has neither minted nor queued, or all of them if it does not answer. */
export async function fetchUnrequested(
  items: number[],
  { address, fetch }: { address: `0x${string}`; fetch: typeof globalThis.fetch },
): Promise<number[]> {
  try {
    const response = await fetch(`/mints/${address}`)
    const { mintStatesSchema } = await import('@network-site/protocol/mints')
    const states = mintStatesSchema.parse(await response.json()).items
    const open = new Set(
      states.flatMap(({ tokenIndex, state }) => (state === 'idle' || state === 'failed' ? [tokenIndex] : [])),
    )
    return items.filter((item) => open.has(item))
  } catch {
    return items
  }
}
