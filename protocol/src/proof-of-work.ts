import * as z from 'zod/mini'

/** What `GET …/challenge/{address}` of the mint and of the faucet answers where a proof of work is asked for (ALTCHA, version 2). */
export const proofChallengeSchema = z
  .object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number().check(z.describe('Rounds per try.')),
      keyLength: z.number(),
      keyPrefix: z.string().check(z.describe('How the derived key must begin.')),
      expiresAt: z.exactOptional(z.number()).check(z.describe('In Unix seconds.')),
      data: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
    }),
    signature: z.exactOptional(z.string()).check(z.describe('The server’s, over the parameters.')),
  })
  .check(z.meta({ id: 'ProofChallenge', description: 'A puzzle for the browser: ALTCHA, version 2.' }))
export type ProofChallenge = z.infer<typeof proofChallengeSchema>

/** What `proof` of a request holds, as JSON in base64. */
export const solvedProofSchema = z.object({
  challenge: proofChallengeSchema,
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.exactOptional(z.number()) }),
})
