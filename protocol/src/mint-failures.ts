import { ServiceError } from './service-error.ts'

type Failure = { status: number; sentence: string; retryAfterSeconds?: number }

/** Every way a mint can fail: what programs compare, the HTTP status, and what a person reads. */
export const mintFailures = {
  SIGNATURE_INVALID: { status: 401, sentence: 'The signature does not belong to this wallet. Sign the message again.' },
  SIGN_IN_REQUIRED: { status: 401, sentence: 'Connect your social account first, then mint again.' },
  SIGN_IN_UNAVAILABLE: {
    status: 503,
    sentence: 'The social network does not answer at the moment, so we cannot see who you are. Try again shortly.',
    retryAfterSeconds: 10,
  },
  SOCIAL_ACCOUNT_USED: {
    status: 403,
    sentence: 'Your social account has minted for another wallet today. Use that wallet, or come back tomorrow.',
  },
  PROOF_REQUIRED: {
    status: 403,
    sentence: 'Your browser has to solve a small puzzle before this wallet can mint; try again.',
  },
  MINT_CLOSED: { status: 403, sentence: 'Minting is closed at the moment.' },
  MINT_NOT_STARTED: { status: 403, sentence: 'Minting has not started yet.' },
  RECEIVER_REFUSED: { status: 403, sentence: 'Your wallet is a contract that refused to receive this item.' },
  ALREADY_MINTED: { status: 409, sentence: 'You have already minted this item today. Come back tomorrow.' },
  DAY_OVER: {
    status: 409,
    sentence: 'The day ended before your mint was included. It was not minted; mint it again for the new day.',
  },
  BUDGET_SPENT: { status: 503, sentence: 'Today’s free mints are used up. They return when the next day begins.' },
  BUDGET_SPENT_FOR_NEW: {
    status: 503,
    sentence: 'Today’s free mints for new wallets are used up. They return when the next day begins.',
  },
  BUDGET_SPENT_FOR_SOURCE: {
    status: 503,
    sentence: 'Your network has used up its free mints for today. They return when the next day begins.',
  },
  QUEUE_FULL: {
    status: 503,
    sentence: 'Too many people are minting right now. Try again in a minute.',
    retryAfterSeconds: 60,
  },
  RELAYER_UNAVAILABLE: {
    status: 503,
    sentence: 'Minting is not possible right now. Try again in a few minutes.',
    retryAfterSeconds: 60,
  },
  STILL_PENDING: {
    status: 503,
    sentence: 'Your mint is on its way but takes longer than usual. It goes on by itself; look again in a minute.',
    retryAfterSeconds: 30,
  },
  RESTARTING: {
    status: 503,
    sentence: 'The service is restarting. Your mint goes on; look again in a few seconds.',
    retryAfterSeconds: 5,
  },
  CHAIN_RESET: { status: 503, sentence: 'The test network was reset, and this mint went with it. Mint it again.' },
  TRANSACTION_FAILED: {
    status: 503,
    sentence: 'The network did not accept the mint. Try again shortly.',
    retryAfterSeconds: 15,
  },
} satisfies Record<string, Failure>

export type MintFailureCode = keyof typeof mintFailures

/** The error that answers a mint which failed so. */
export function mintFailure(
  code: MintFailureCode,
  more: { retryAfterSeconds?: number; cause?: unknown } = {},
): ServiceError {
  return new ServiceError({ code, ...(mintFailures[code] satisfies Failure), ...more })
}

/** Whether a word read from storage is one of our codes. */
export function isMintFailureCode(code: string): code is MintFailureCode {
  return Object.hasOwn(mintFailures, code)
}
