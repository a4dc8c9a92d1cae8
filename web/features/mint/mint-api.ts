import type { MintFailureCode } from '@network-site/protocol/failures'
import type { MintDay, MintStates, RemoteMint } from '@network-site/protocol/mints'
import { campaign } from '@network-site/site/campaign'
import { apiPaths } from '@network-site/site/paths'
import { useEffect, useState } from 'react'

interface MintRequestOptions {
  fetch: typeof fetch
  /** The social sign-in's token, sent where there is one. */
  accessToken: string | null
}

/**
 * Asks the service to mint one item and waits until it is minted. Resolves to the transaction's hash, if the answer has
 * one.
 */
export async function remoteMint(
  request: RemoteMint,
  { fetch, accessToken }: MintRequestOptions,
): Promise<string | undefined> {
  let schemas: Awaited<ReturnType<typeof loadSchemas>>
  let response: Response
  try {
    // Before the request: a mint that succeeded must not look failed because a script could not be loaded.
    schemas = await loadSchemas()
    response = await fetch(apiPaths.remoteMint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
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

/** Loaded when needed: the page without a mint carries no validator. */
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

/** A mint request that failed: a sentence for a person, a code for us, and when to try again. */
export class MintRequestError extends Error {
  override readonly name = 'MintRequestError'
  readonly code: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(sentence: string, { code, retryAfterSeconds, cause }: MintRequestErrorOptions = {}) {
    super(sentence, { cause })
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The code of a request that the service did not answer. */
export const unreachable = 'UNREACHABLE'

/**
 * What a failure means for the item and for the others asked for with it.
 * `minted`: the item was minted before. `pending`: the service goes on with it, though nobody waits for it.
 * `retry`: trying again after a while helps. `skip`: only this item failed. `stop`: every item would fail.
 */
type FailureMeaning = 'minted' | 'pending' | 'retry' | 'skip' | 'stop'

const meanings = {
  SIGNATURE_INVALID: 'stop',
  SIGN_IN_REQUIRED: 'stop',
  SIGN_IN_UNAVAILABLE: 'retry',
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

/** What a failed mint request means; one with an unknown code is taken for the item's own. */
export function meaningOf(error: unknown): FailureMeaning {
  return meaningByCode.get(codeOf(error) ?? '') ?? 'skip'
}

/** The code of a failed mint request, if it has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof MintRequestError ? error.code : undefined
}

interface ProofDependencies {
  post: (request: RemoteMint) => Promise<string | undefined>
  /** Solves the proof of work that the service asks of new wallets. */
  prove: () => Promise<string>
}

/**
 * Returns a function that posts a mint request and, where the service asks for a proof of work, posts it again with
 * one.
 */
export function requestWithProof({ post, prove }: ProofDependencies) {
  let proof: Promise<string> | undefined

  return async function request(mint: Omit<RemoteMint, 'proof'>): Promise<string | undefined> {
    const given = proof
    try {
      return await post({ ...mint, ...(given ? { proof: await given } : {}) })
    } catch (error) {
      if (codeOf(error) !== 'PROOF_REQUIRED') throw error
      return post({ ...mint, proof: await solveAgain(given) })
    }
  }

  /** A proof where none was given, or the one given has expired. Concurrent requests share one. */
  function solveAgain(given: Promise<string> | undefined): Promise<string> {
    if (proof && proof !== given) return proof
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

/** A browser keeps six connections to a host over HTTP/1.1; one of them carries the event stream. */
const concurrency = 5
const maxRetries = 15
const defaultRetrySeconds = 5

/** Requests many items, a few at a time. Resolves to the first failure that a person should know of. */
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

/** The collection's day as the service tells it: known before any wallet's code has arrived. */
export async function fetchMintDay(signal: AbortSignal): Promise<MintDay> {
  const response = await fetch('/mints/day', { signal })
  const answer: unknown = await response.json()
  if (!response.ok || !isMintDay(answer)) throw new Error(`/mints/day answered ${response.status}`)
  return answer
}

/** Written by hand: this is read before the first view is over, and a schema library would weigh more than the page's own code. */
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

/** The service's live states of a wallet's items; undefined before the first event, and for another wallet. */
export function useMintStates(address: `0x${string}` | undefined): MintStates | undefined {
  const [states, setStates] = useState<MintStates>()
  useEffect(() => (address ? followMintStates(address, setStates) : undefined), [address])
  return address && states?.address.toLowerCase() === address.toLowerCase() ? states : undefined
}

/** Subscribes to the service's event stream, which the browser reconnects by itself. Returns how to stop. */
function followMintStates(address: `0x${string}`, onStates: (states: MintStates) => void): () => void {
  const source = new EventSource(`/mints/${address}/events`)
  let isClosed = false
  source.addEventListener('mints', (event: MessageEvent<string>) => {
    void readStates(event.data).then((states) => {
      if (states && !isClosed) onStates(states)
    })
  })
  return () => {
    isClosed = true
    source.close()
  }
}

async function readStates(text: string): Promise<MintStates | undefined> {
  try {
    const { mintStatesSchema } = await import('@network-site/protocol/mints')
    return mintStatesSchema.parse(JSON.parse(text))
  } catch {
    // The contract and this page's own requests still tell most of it.
    return undefined
  }
}

/** Of these items, those that the service neither has minted nor is minting; all of them where it cannot tell. */
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
