import { addressSchema } from '@network-site/protocol/address'
import { faucetFailures } from '@network-site/protocol/failures'
import { faucetAnswerSchema, faucetRequestSchema } from '@network-site/protocol/faucet-api'
import { proofChallengeSchema } from '@network-site/protocol/proof-of-work'
import { z } from 'zod'
import { codesOf, failures, json, type RouteDescription } from '../../http/route-schema.ts'

const tag = 'Faucet'
const wallet = '0x2b5ad5c4795c026514f8317c7a215e218dccd6cf'
const ofFaucet = (status: number) => codesOf(faucetFailures, status)

/** API reference of the faucet. */
export const faucetSchemas = {
  give: {
    method: 'POST',
    url: '/faucet',
    tag,
    summary: 'Request test ether',
    description: 'Funds a wallet once a day. If the faucet requires a proof of work, send the solved challenge.',
    body: faucetRequestSchema,
    response: {
      200: json('The transfer is sent or confirmed.', faucetAnswerSchema),
      ...failures({
        400: ['MALFORMED', 'BAD_REQUEST'],
        403: ofFaucet(403),
        409: ofFaucet(409),
        413: ['TOO_LARGE'],
        415: ['UNSUPPORTED_CONTENT'],
        422: ofFaucet(422),
        429: ['TOO_MANY_REQUESTS', ...ofFaucet(429)],
        500: ['INTERNAL'],
        503: [...ofFaucet(503), 'OVERLOADED'],
      }),
    },
    example: {
      body: { address: wallet },
      status: 200,
      answer: {
        transactionHash: '0x1f0e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0',
        amountWei: '100000000000000000',
        isConfirmed: true,
      },
    },
  },
  challenge: {
    method: 'GET',
    url: '/faucet/challenge/:address',
    tag,
    summary: 'Get a proof-of-work challenge for the faucet',
    params: z.object({ address: addressSchema }),
    response: {
      200: json('The challenge.', proofChallengeSchema),
      204: { description: 'No proof of work is required.' },
      ...failures({ 400: ['MALFORMED'], 429: ['TOO_MANY_REQUESTS'], 500: ['INTERNAL'], 503: ['OVERLOADED'] }),
    },
    example: { params: { address: wallet }, status: 204 },
  },
} satisfies Record<string, RouteDescription>
