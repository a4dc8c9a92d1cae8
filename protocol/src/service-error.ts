/** What every failure of the service carries: a code for programs, a sentence for a person, and what may help. */
export type ServiceErrorOptions = {
  /** Stable, in capitals: programs compare it. */
  code: string
  /** The HTTP status that says the same. */
  status: number
  /** Fit to be shown to a person. */
  sentence: string
  /** Seconds after which trying again can help; absent where it cannot. */
  retryAfterSeconds?: number
  cause?: unknown
}

/** The one error class whose message may leave the server. */
export class ServiceError extends Error {
  readonly code: string
  readonly status: number
  readonly retryAfterSeconds: number | undefined

  constructor({ code, status, sentence, retryAfterSeconds, cause }: ServiceErrorOptions) {
    super(sentence, { cause })
    this.name = 'ServiceError'
    this.code = code
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}
