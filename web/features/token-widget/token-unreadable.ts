/** Why a token cannot be shown. */
export type UnreadableReason = 'silent' | 'otherChain' | 'noContract' | 'otherInterface'

export class TokenUnreadable extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, cause?: unknown) {
    super(`the token cannot be read: ${reason}`, { cause })
    this.name = 'TokenUnreadable'
    this.reason = reason
  }
}
