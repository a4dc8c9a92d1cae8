import { failures, type FailureCode } from './failures.ts'

export type ServiceErrorOptions = {
  /** What fills the blanks of its sentence. */
  values?: Record<string, string> | undefined
  /** Where the failure knows better than its code when trying again can help. */
  retryAfterSeconds?: number | undefined
  cause?: unknown
}

/** Every failure that the service answers with: a code for programs, and what may help. Its sentence is looked up by its code. */
export class ServiceError extends Error {
  /** Stable, in capitals: programs compare it. */
  readonly code: FailureCode
  /** The HTTP status that says the same. */
  readonly status: number
  /** Seconds after which trying again can help; absent where it cannot. */
  readonly retryAfterSeconds: number | undefined
  readonly values: Record<string, string>

  constructor(code: FailureCode, { values = {}, retryAfterSeconds, cause }: ServiceErrorOptions = {}) {
    super(code, { cause })
    const known: { status: number; retryAfterSeconds?: number } = failures[code]
    this.name = 'ServiceError'
    this.code = code
    this.status = known.status
    this.retryAfterSeconds = retryAfterSeconds ?? known.retryAfterSeconds
    this.values = values
  }
}
