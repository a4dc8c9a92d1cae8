import {
  connectedAccountSchema,
  disconnectedAccountSchema,
  signedAccountSchema,
} from '@network-site/protocol/connected-account'
import { failures, json, type RouteDescription } from '../../http/route-schema.ts'
import { exampleWallet } from './quest-parameters.ts'

const tag = 'Quests'
const body = {
  provider: 'social',
  address: exampleWallet,
  signedAt: '2026-01-01T12:00:00.000Z',
  signature: `0x${'12'.repeat(64)}1b`,
} as const

/** The routes of connected accounts, as the API reference describes them. */
export const accountSchemas = {
  connect: {
    method: 'POST',
    url: '/quests/account',
    tag,
    summary: 'Connect a social account to the wallet that signed',
    description:
      'One account for a wallet, and one wallet for an account. The account is kept hashed. The wallet signs a text that names the site, its address and the time, as `connectedAccountMessage` of the protocol writes it from the site’s words. It must be at most ten minutes old and newer than what was signed before. The Authorization header carries the token of the sign-in. Asking again with the same two changes nothing. The signature of the example is old, so it is refused.',
    body: signedAccountSchema,
    bearer: 'required',
    response: {
      200: json('They are connected.', connectedAccountSchema),
      ...failures({
        400: ['MALFORMED', 'BAD_REQUEST'],
        401: ['SIGNATURE_INVALID', 'SIGN_IN_ENDED'],
        404: ['SIGN_IN_NOT_OFFERED'],
        409: ['SIGNED_OUTDATED', 'ACCOUNT_CONNECTED_ELSEWHERE', 'WALLET_HAS_ACCOUNT', 'ACCOUNT_RESERVED'],
        413: ['TOO_LARGE'],
        415: ['UNSUPPORTED_CONTENT'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        503: ['SIGN_IN_UNAVAILABLE', 'RELAYER_UNAVAILABLE', 'OVERLOADED'],
      }),
    },
    example: { headers: { authorization: 'Bearer a-token-from-get-twitter-token' }, body, status: 409 },
  },
  disconnect: {
    method: 'POST',
    url: '/quests/account/disconnect',
    tag,
    summary: 'Disconnect the social account of the wallet that signed',
    description:
      'The wallet signs the text for it, as `connectedAccountMessage` writes it; no sign-in is needed. Until the season is over, and for a day at least, the two can be connected with each other only. The signature of the example is old, so it is refused.',
    body: signedAccountSchema,
    response: {
      200: json('They are not connected any more.', disconnectedAccountSchema),
      ...failures({
        400: ['MALFORMED', 'BAD_REQUEST'],
        401: ['SIGNATURE_INVALID'],
        409: ['SIGNED_OUTDATED', 'ACCOUNT_NOT_CONNECTED'],
        413: ['TOO_LARGE'],
        415: ['UNSUPPORTED_CONTENT'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        503: ['RELAYER_UNAVAILABLE', 'OVERLOADED'],
      }),
    },
    example: { body, status: 409 },
  },
} satisfies Record<string, RouteDescription>
