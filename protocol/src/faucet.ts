import * as z from 'zod/mini'
import { addressSchema } from './address.ts'
import { type FaucetFailureCode, ServiceError, type ServiceErrorOptions } from './failures.ts'

/** The body of `POST /faucet`. */
export const faucetRequestSchema = z.object({
  address: addressSchema,
  proof: z
    .optional(z.string().check(z.maxLength(4096)))
    .check(
      z.describe('The solved challenge of `GET /faucet/challenge/{address}`, where one is asked for: JSON in base64.'),
    ),
})

export type FaucetRequest = z.infer<typeof faucetRequestSchema>

/** The body of a success. */
export const faucetAnswerSchema = z.object({
  transactionHash: z.string(),
  amountWei: z.string().check(z.regex(/^\d+$/)),
  isConfirmed: z
    .boolean()
    .check(z.describe('False where the network has the transaction but has not included it yet.')),
})
export type FaucetAnswer = z.infer<typeof faucetAnswerSchema>

/** The error that answers a request which the faucet refuses so. */
export function faucetFailure(code: FaucetFailureCode, more: ServiceErrorOptions = {}): ServiceError {
  return new ServiceError(code, more)
}
