import * as z from 'zod/mini'

/** The proof-of-work challenge (ALTCHA, version 2) that the mint, the faucet, and the contact form respond with if one is required. */
export const proofChallengeSchema = z
  .object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number().check(z.describe('Rounds per attempt.')),
      keyLength: z.number(),
      keyPrefix: z.string().check(z.describe('The required prefix of the derived key.')),
      expiresAt: z.exactOptional(z.number()).check(z.describe('In Unix seconds.')),
      data: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
    }),
    signature: z.exactOptional(z.string()).check(z.describe('The server’s signature of the parameters.')),
  })
  .check(z.meta({ id: 'ProofChallenge', description: 'A proof-of-work challenge: ALTCHA, version 2.' }))
export type ProofChallenge = z.infer<typeof proofChallengeSchema>

/** The content of a request's `proof`, as JSON in base64. */
export const solvedProofSchema = z.object({
  challenge: proofChallengeSchema,
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.exactOptional(z.number()) }),
})
