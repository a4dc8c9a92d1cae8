import { z } from 'zod'
import { addressSchema } from './address.ts'
import { ServiceError } from './service-error.ts'

/** The body of `POST /faucet`. */
export const faucetRequestSchema = z.object({
  address: addressSchema,
  /** The solved challenge of `GET /faucet/challenge/{address}`, where one is asked for. */
  proof: z.string().max(4096).optional(),
})

export type FaucetRequest = z.infer<typeof faucetRequestSchema>

/** The body of a success. */
export const faucetAnswerSchema = z.object({
  transactionHash: z.string(),
  amountWei: z.string().regex(/^\d+$/),
  /** False where the network has the transaction but has not included it yet. */
  isConfirmed: z.boolean(),
})
export type FaucetAnswer = z.infer<typeof faucetAnswerSchema>

type Failure = { status: number; sentence: string; retryAfterSeconds?: number }

/** Every way the faucet says no: what programs compare, the HTTP status, and what a person reads. */
const faucetFailures = {
  PROOF_REQUIRED: {
    status: 403,
    sentence: 'The faucet asks your browser to solve a small puzzle first. Load the page again and ask once more.',
  },
  ALREADY_GIVEN: { status: 409, sentence: 'This wallet has had its test Ether for today. Come back tomorrow.' },
  ALREADY_FUNDED: {
    status: 409,
    sentence: 'This wallet already holds enough to try. The faucet is for wallets that hold less.',
  },
  NETWORK_SHARE_GIVEN: {
    status: 429,
    sentence: 'Your internet connection has had its share of test Ether for today. Come back tomorrow.',
  },
  DAY_SPENT: { status: 503, sentence: 'The faucet has given away all of today’s test Ether. Come back tomorrow.' },
  FAUCET_LOW: {
    status: 503,
    sentence: 'The faucet has run dry and waits to be refilled. Try again later.',
    retryAfterSeconds: 3600,
  },
  FAUCET_BUSY: {
    status: 503,
    sentence: 'Many people are asking the faucet right now. Try again in a few seconds.',
    retryAfterSeconds: 5,
  },
  FAUCET_UNAVAILABLE: {
    status: 503,
    sentence: 'The faucet cannot reach the network at the moment. Try again shortly.',
    retryAfterSeconds: 30,
  },
  RECEIVER_REFUSED: { status: 422, sentence: 'This address is a contract that refuses Ether.' },
} satisfies Record<string, Failure>

export type FaucetFailureCode = keyof typeof faucetFailures

/** The error that answers a request which the faucet refuses so. */
export function faucetFailure(
  code: FaucetFailureCode,
  more: { retryAfterSeconds?: number; cause?: unknown } = {},
): ServiceError {
  return new ServiceError({ code, ...(faucetFailures[code] satisfies Failure), ...more })
}
