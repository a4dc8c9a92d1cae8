import { z } from 'zod'

/** What `GET …/challenge/{address}` of the mint and of the faucet answers where a proof of work is asked for (ALTCHA, version 2). */
export const proofChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    expiresAt: z.number().exactOptional(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).exactOptional(),
  }),
  signature: z.string().exactOptional(),
})
export type ProofChallenge = z.infer<typeof proofChallengeSchema>

/** What `proof` of a request holds, as JSON in base64. */
export const solvedProofSchema = z.object({
  challenge: proofChallengeSchema,
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.number().exactOptional() }),
})
