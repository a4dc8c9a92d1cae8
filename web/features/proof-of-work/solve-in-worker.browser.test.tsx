import { solvedProofSchema } from '@network-site/protocol/proof-of-work'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test } from 'vitest'
import { solveInWorker } from './solve-in-worker.ts'

test('solves a challenge without blocking the page', async () => {
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 100, deriveKey })
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 1)
  const proof = await solveInWorker(challenge)
  clearInterval(timer)
  expect(solvedProofSchema.parse(JSON.parse(atob(proof))).challenge).toEqual(challenge)
  expect(ticks).toBeGreaterThan(0)
})

test('rejects if a challenge cannot be solved', async () => {
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, deriveKey })
  const broken = { ...challenge, parameters: { ...challenge.parameters, algorithm: 'none' } }
  await expect(solveInWorker(broken)).rejects.toThrow()
})
