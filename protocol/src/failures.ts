/** The HTTP status of a failure and, if a retry can help, the seconds to wait. */
type Failure = { status: number; retryAfterSeconds?: number }

/** The failures of a mint. */
export const mintFailures = {
  SIGNATURE_INVALID: { status: 401 },
  SIGN_IN_REQUIRED: { status: 401 },
  SIGN_IN_ENDED: { status: 401 },
  SOCIAL_ACCOUNT_USED: { status: 403 },
  PROOF_REQUIRED: { status: 403 },
  MINT_CLOSED: { status: 403 },
  MINT_NOT_STARTED: { status: 403 },
  RECEIVER_REFUSED: { status: 403 },
  ALREADY_MINTED: { status: 409 },
  DAY_OVER: { status: 409 },
  BUDGET_SPENT: { status: 503 },
  BUDGET_SPENT_FOR_NEW: { status: 503 },
  BUDGET_SPENT_FOR_SOURCE: { status: 503 },
  QUEUE_FULL: { status: 503, retryAfterSeconds: 60 },
  RELAYER_UNAVAILABLE: { status: 503, retryAfterSeconds: 60 },
  STILL_PENDING: { status: 503, retryAfterSeconds: 30 },
  RESTARTING: { status: 503, retryAfterSeconds: 5 },
  CHAIN_RESET: { status: 503 },
  TRANSACTION_FAILED: { status: 503, retryAfterSeconds: 15 },
} satisfies Record<string, Failure>

/** The failures of the faucet. */
export const faucetFailures = {
  PROOF_REQUIRED: { status: 403 },
  ALREADY_GIVEN: { status: 409 },
  ALREADY_FUNDED: { status: 409 },
  NETWORK_SHARE_GIVEN: { status: 429 },
  DAY_SPENT: { status: 503 },
  FAUCET_LOW: { status: 503, retryAfterSeconds: 3600 },
  FAUCET_BUSY: { status: 503, retryAfterSeconds: 5 },
  FAUCET_UNAVAILABLE: { status: 503, retryAfterSeconds: 30 },
  TRANSFER_REFUSED: { status: 422 },
} satisfies Record<string, Failure>

/** Every failure of the service, by code. The messages for people are in `site/src/failure-messages.ts`. */
export const failures = {
  ...mintFailures,
  ...faucetFailures,

  // Signing in.
  SIGN_IN_NOT_OFFERED: { status: 404 },
  SIGN_IN_DENIED: { status: 403 },
  SIGN_IN_STATE: { status: 403 },
  SIGN_IN_EXPIRED: { status: 400 },
  SIGN_IN_UNAVAILABLE: { status: 503, retryAfterSeconds: 10 },
  SIGN_IN_BUSY: { status: 503, retryAfterSeconds: 60 },
  SIGN_IN_MISCONFIGURED: { status: 502 },

  // Quests.
  UNKNOWN_QUEST: { status: 404 },
  QUEST_KEY_WRONG: { status: 401 },
  MINT_INDEX_UNAVAILABLE: { status: 503, retryAfterSeconds: 10 },
  NO_WALLET_LINKED: { status: 400 },
  ACCOUNT_CONNECTED_ELSEWHERE: { status: 409 },
  WALLET_HAS_ACCOUNT: { status: 409 },
  ACCOUNT_RESERVED: { status: 409 },
  ACCOUNT_NOT_CONNECTED: { status: 409 },
  SIGNED_OUTDATED: { status: 409 },

  // The leaderboard.
  UNKNOWN_SEASON: { status: 404 },
  NAME_REFUSED: { status: 422 },
  NAME_TAKEN: { status: 409 },
  NAME_WITHOUT_MINT: { status: 409 },
  NAME_HIDDEN: { status: 403 },
  NAME_OUTDATED: { status: 409 },

  // The form.
  FORM_NOT_FOUND: { status: 404 },
  FORM_PROOF_REQUIRED: { status: 403 },
  NO_FILE_UPLOADS: { status: 400 },
  UNREADABLE: { status: 400 },
  DAY_FULL: { status: 503 },
  FULL: { status: 503, retryAfterSeconds: 3600 },
  UNAVAILABLE: { status: 503, retryAfterSeconds: 60 },

  // Pictures, tokens and releases.
  BUSY: { status: 503, retryAfterSeconds: 5 },
  CHAIN_SILENT: { status: 503, retryAfterSeconds: 10 },
  UNKNOWN_TOKEN: { status: 404 },
  RELEASE_UNKNOWN: { status: 503, retryAfterSeconds: 60 },

  // Any request.
  BAD_REQUEST: { status: 400 },
  MALFORMED: { status: 400 },
  NOT_FOUND: { status: 404 },
  REQUEST_TIMEOUT: { status: 408 },
  TOO_LARGE: { status: 413 },
  UNSUPPORTED_CONTENT: { status: 415 },
  TOO_MANY_REQUESTS: { status: 429 },
  TOO_MANY_STREAMS: { status: 429, retryAfterSeconds: 60 },
  HEADERS_TOO_LARGE: { status: 431 },
  INTERNAL: { status: 500 },
  OVERLOADED: { status: 503, retryAfterSeconds: 5 },
} satisfies Record<string, Failure>

export type FailureCode = keyof typeof failures
export type MintFailureCode = keyof typeof mintFailures
export type FaucetFailureCode = keyof typeof faucetFailures

export type ServiceErrorOptions = {
  /** The values of the placeholders in its message. */
  values?: Record<string, string> | undefined
  /** Overrides the retry delay of the code. */
  retryAfterSeconds?: number | undefined
  cause?: unknown
}

/** A failure that the service responds with. Its message is looked up by its code. */
export class ServiceError extends Error {
  readonly code: FailureCode
  readonly status: number
  /** Undefined if a retry cannot help. */
  readonly retryAfterSeconds: number | undefined
  readonly values: Record<string, string>

  constructor(code: FailureCode, { values = {}, retryAfterSeconds, cause }: ServiceErrorOptions = {}) {
    super(code, { cause })
    const known: Failure = failures[code]
    this.name = 'ServiceError'
    this.code = code
    this.status = known.status
    this.retryAfterSeconds = retryAfterSeconds ?? known.retryAfterSeconds
    this.values = values
  }
}
