import { solvedProofSchema } from '@network-site/protocol/proof-of-work'
import { odyssey } from '@network-site/site/odyssey'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test, vi } from 'vitest'
import { solveProof } from './solve-proof.ts'

const address = `0x${'aa'.repeat(20)}` as const

test('solves the challenge of its wallet, in the form that the service reads', async () => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    deriveKey,
    data: { wallet: address },
  })
  const fetch = answering(challenge)
  const proof = await solveProof(address, { fetch })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(`/vanguard-nft-drop/challenge/${address}`)
  expect(solvedProofSchema.parse(JSON.parse(atob(proof))).challenge).toEqual(challenge)
})

test.each([
  ['another status', {}, 404],
  ['another shape', { parameters: { algorithm: 'PBKDF2/SHA-256' } }, 200],
  ['null', null, 200],
])('fails on %s with a sentence for a person', async (_case, body, status) => {
  await expect(solveProof(address, { fetch: answering(body, status) })).rejects.toThrow(odyssey.mint.error.fallback)
})

function answering(body: unknown, status = 200) {
  return vi.fn<typeof fetch>(async () => Response.json(body, { status }))
}
