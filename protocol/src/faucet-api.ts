import * as z from 'zod/mini'
import { addressSchema } from './address.ts'
import { type FaucetFailureCode, ServiceError, type ServiceErrorOptions } from './failures.ts'

/** The body of `POST /faucet`. */
export const faucetRequestSchema = z.object({
  address: addressSchema,
  proof: z
    .optional(z.string().check(z.maxLength(4096)))
    .check(z.describe('The solved challenge of `GET /faucet/challenge/{address}`, if required: JSON in base64.')),
})

export type FaucetRequest = z.infer<typeof faucetRequestSchema>

/** The response of `POST /faucet`. */
export const faucetAnswerSchema = z.object({
  transactionHash: z.string(),
  amountWei: z.string().check(z.regex(/^\d+$/)),
  isConfirmed: z.boolean().check(z.describe('False while the transaction is pending.')),
})
export type FaucetAnswer = z.infer<typeof faucetAnswerSchema>

/** Returns the error for a request that the faucet rejects. */
export function faucetFailure(code: FaucetFailureCode, more: ServiceErrorOptions = {}): ServiceError {
  return new ServiceError(code, more)
}
