/** The service did not mint: what it says to a person, a code for us, and when to ask again. */
export class MintRefusal extends Error {
  readonly code: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    sentence: string,
    {
      code,
      retryAfterSeconds,
      cause,
    }: { code?: string | undefined; retryAfterSeconds?: number | undefined; cause?: unknown } = {},
  ) {
    super(sentence, { cause })
    this.name = 'MintRefusal'
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
