import type { MintFailureCode } from '@network-site/protocol/failures'

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
export type FailureMeaning = 'minted' | 'pending' | 'retry' | 'skip' | 'stop'

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
