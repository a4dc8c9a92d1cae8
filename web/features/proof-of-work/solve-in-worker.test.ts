import { solvedProofSchema } from '@network-site/protocol/proof-of-work'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test, vi } from 'vitest'
import { solveChallenge } from './solve-challenge.ts'
import { fetchAndSolve } from './solve-in-worker.ts'

const path = '/faucet/challenge/0xaa'

test('solves the challenge at a path, in the form that the service reads', async () => {
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, deriveKey, data: { wallet: '0xaa' } })
  const fetch = answering(Response.json(challenge))
  const proof = await fetchAndSolve(path, { fetch, solve: solveChallenge })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(path)
  expect(solvedProofSchema.parse(JSON.parse(atob(proof ?? ''))).challenge).toEqual(challenge)
})

test('has nothing to solve where the service asks for nothing', async () => {
  const fetch = answering(new Response(null, { status: 204 }))
  expect(await fetchAndSolve(path, { fetch, solve: solveChallenge })).toBeUndefined()
})

test.each([
  ['another status', Response.json({}, { status: 404 })],
  ['another shape', Response.json({ parameters: { algorithm: 'PBKDF2/SHA-256' } })],
  ['null', Response.json(null)],
])('fails on %s', async (_case, response) => {
  await expect(fetchAndSolve(path, { fetch: answering(response), solve: solveChallenge })).rejects.toThrow()
})

function answering(response: Response) {
  return vi.fn<typeof fetch>(async () => response)
}
