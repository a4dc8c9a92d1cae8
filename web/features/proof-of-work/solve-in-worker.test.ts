import { solvedProofSchema } from '@network-site/protocol/proof-of-work'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test, vi } from 'vitest'
import { solveChallenge } from './solve-challenge.ts'
import { fetchAndSolve } from './solve-in-worker.ts'

const path = '/faucet/challenge/0xaa'

test('solves the challenge at a path in the service’s format', async () => {
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, deriveKey, data: { wallet: '0xaa' } })
  const fetch = respondWith(Response.json(challenge))
  const proof = await fetchAndSolve(path, { fetch, solve: solveChallenge })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(path)
  expect(solvedProofSchema.parse(JSON.parse(atob(proof ?? ''))).challenge).toEqual(challenge)
})

test('resolves to undefined if the service requires no proof', async () => {
  const fetch = respondWith(new Response(null, { status: 204 }))
  expect(await fetchAndSolve(path, { fetch, solve: solveChallenge })).toBeUndefined()
})

test.each([
  ['another status', Response.json({}, { status: 404 })],
  ['another shape', Response.json({ parameters: { algorithm: 'PBKDF2/SHA-256' } })],
  ['null', Response.json(null)],
])('fails on %s', async (_case, response) => {
  await expect(fetchAndSolve(path, { fetch: respondWith(response), solve: solveChallenge })).rejects.toThrow()
})

function respondWith(response: Response) {
  return vi.fn<typeof fetch>(async () => response)
}
