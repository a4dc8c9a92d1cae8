import type { FailureCode } from '@network-site/protocol/failures'
import type { MintAnswer, MintDay, MintRequest, MintStates, RemoteMint } from '@network-site/protocol/mints'
import { campaign } from '@network-site/site/campaign'
import { language } from '@network-site/site/language'
import { apiPaths } from '@network-site/site/paths'
import { useEffect, useState } from 'react'

/** How to reach the service: `statement` is the server's about the social sign-in. */
interface Service {
  fetch: typeof globalThis.fetch
  statement: string | null
}

/**
 * Asks the service to mint one item and waits until it is minted. Resolves to the transaction hash, if the response has
 * one.
 */
export async function remoteMint(request: RemoteMint, service: Service): Promise<string | undefined> {
  const { body, schemas } = await post(apiPaths.remoteMint, request, service)
  return schemas.remoteMintAnswerSchema.safeParse(body).data?.transactionHash
}

/** The service's answer about many items, with the delay after which to request the refused ones again. */
export type AnsweredMints = MintAnswer & { retryAfterSeconds?: number | undefined }

/** Asks the service to mint many items. Resolves once it has stored them. */
export async function requestMints(request: MintRequest, service: Service): Promise<AnsweredMints> {
  const { body, schemas, retryAfterSeconds } = await post('/mints', request, {
    ...service,
    // The page may be closed or reloaded meanwhile.
    keepalive: true,
  })
  const answer = schemas.mintAnswerSchema.safeParse(body).data
  if (!answer) throw new MintRequestError(campaign.mint.error.fallback)
  return { ...answer, retryAfterSeconds }
}

async function post(
  path: string,
  request: RemoteMint | MintRequest,
  { fetch, statement, keepalive = false }: Service & { keepalive?: boolean },
) {
  let schemas: Awaited<ReturnType<typeof loadSchemas>>
  let response: Response
  try {
    // Load these before the request, so that a failed script load cannot make a successful mint look failed.
    schemas = await loadSchemas()
    response = await fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language.tag,
        ...(statement === null ? {} : { authorization: `Bearer ${statement}` }),
      },
      body: JSON.stringify(request),
      keepalive,
    })
  } catch (cause) {
    throw new MintRequestError(campaign.mint.error.fallback, { cause })
  }
  const body: unknown = await response.json().catch(() => null)
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
  if (response.ok) return { body, schemas, retryAfterSeconds }
  const failure = schemas.anyErrorAnswerSchema.safeParse(body).data
  throw new MintRequestError(failure?.error || failure?.message || campaign.mint.error.fallback, {
    code: failure?.code,
    retryAfterSeconds,
  })
}

/** Returns a failure with its sentence in the page's language. Streams have English ones. */
async function inPageLanguage<Failure extends { code: string; error: string }>(failure: Failure): Promise<Failure> {
  if (language.path === '') return failure
  const { failures } = await import('@network-site/site/failure-messages')
  const sentence = Object.entries(failures).find(([code]) => code === failure.code)?.[1]
  return { ...failure, error: sentence ?? failure.error }
}

/** Loads the validators on demand, because the page needs none before the stream's first event. */
async function loadSchemas() {
  const [{ mintAnswerSchema, mintStatesSchema, remoteMintAnswerSchema }, { anyErrorAnswerSchema }] = await Promise.all([
    import('@network-site/protocol/mints'),
    import('@network-site/protocol/error-answer'),
  ])
  return { mintAnswerSchema, mintStatesSchema, remoteMintAnswerSchema, anyErrorAnswerSchema }
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

const pendingCodes = new Set<string>(['STILL_PENDING', 'RESTARTING'] satisfies FailureCode[])
const busyCodes = new Set<string>(['QUEUE_FULL', 'TOO_MANY_REQUESTS', 'OVERLOADED'] satisfies FailureCode[])

/** Returns whether the service stopped waiting for a mint and still processes it. */
export function isPending(error: unknown): boolean {
  return pendingCodes.has(codeOf(error) ?? '')
}

/** Returns whether the service has no capacity at the moment, so that the same request can succeed later. */
export function isBusy(code: string | undefined): boolean {
  return busyCodes.has(code ?? '')
}

/** Returns the code of a failed mint request, if it has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof MintRequestError ? error.code : undefined
}

/** A request's field for the proof of work, if there is one. */
type Proof = { proof?: string }

/** Returns a function that posts a request and, if the service requires a proof of work, posts it again with one. */
export function requestWithProof(prove: () => Promise<string>) {
  let proof: Promise<string> | undefined

  return async function request<Answer>(send: (proof: Proof) => Promise<Answer>): Promise<Answer> {
    const sent = proof
    try {
      return await send(sent ? { proof: await sent } : {})
    } catch (error) {
      if (codeOf(error) !== 'PROOF_REQUIRED') throw error
      return send({ proof: await solveAgain(sent) })
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

const firstReadMilliseconds = 4000
const maxReadMilliseconds = 60_000

/** The last reported states, and how many reads since then reported the same. */
interface Followed {
  states?: MintStates
  sameReads: number
}

/**
 * Returns the live states of a wallet's items, or undefined before the first event. While items are awaited and the stream
 * is refused or silent, it reads them from the service at growing intervals, until a read fails.
 */
export function useMintStates(
  address: `0x${string}` | undefined,
  { isAwaited }: { isAwaited: boolean },
): MintStates | undefined {
  const [followed, setFollowed] = useState<Followed>({ sameReads: 0 })
  useEffect(() => {
    if (!address) return undefined
    return subscribeToMintStates(address, (states) => setFollowed({ states, sameReads: 0 }))
  }, [address])
  useEffect(() => {
    if (!address || !isAwaited) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      void fetchMintStates(address, controller.signal).then((states) => {
        if (states) setFollowed(followRead(followed, states))
      })
    }, silenceMilliseconds(followed))
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [address, isAwaited, followed])
  const { states } = followed
  return address && states?.address.toLowerCase() === address.toLowerCase() ? states : undefined
}

function silenceMilliseconds({ sameReads }: Followed): number {
  return Math.min(firstReadMilliseconds * 2 ** sameReads, maxReadMilliseconds)
}

function followRead({ states: known, sameReads }: Followed, states: MintStates): Followed {
  const isSame = JSON.stringify(states) === JSON.stringify(known)
  return { states, sameReads: isSame ? sameReads + 1 : 0 }
}

async function fetchMintStates(address: `0x${string}`, signal: AbortSignal): Promise<MintStates | undefined> {
  try {
    const response = await fetch(`/mints/${address}`, { signal })
    return await readStates(await response.text())
  } catch {
    return undefined
  }
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
    const { mintStatesSchema } = await loadSchemas()
    const states = mintStatesSchema.parse(JSON.parse(text))
    const items = await Promise.all(
      states.items.map(async (item) => (item.reason ? { ...item, reason: await inPageLanguage(item.reason) } : item)),
    )
    return { ...states, items }
  } catch {
    // The contract and this page's own requests still provide most of the state.
    return undefined
  }
}
