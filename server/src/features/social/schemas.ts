import { socialProfileSchema, socialTokenRequestSchema, socialTokenSchema } from '@network-site/protocol/social-token'
import { failures, json, type RouteDescription } from '../../http/route-schema.ts'

const tag = 'Sign-in'

/** API reference of social sign-in. */
export const socialSchemas = {
  token: {
    method: 'GET',
    url: '/get-twitter-token',
    tag,
    summary: 'Exchange an authorization code for an access token',
    description:
      'The last step of OAuth 2.0 with PKCE, which needs the server’s client secret. The `statement` proves to this site who signed in. If the user denied access, send `error=access_denied` to get a 403 with `SIGN_IN_DENIED`. The code in the example is invalid, so the request is rejected.',
    querystring: socialTokenRequestSchema,
    response: {
      200: json('The access token and the statement.', socialTokenSchema),
      ...failures({
        400: ['MALFORMED', 'SIGN_IN_EXPIRED'],
        401: ['SIGN_IN_ENDED'],
        403: ['SIGN_IN_DENIED', 'SIGN_IN_STATE'],
        404: ['SIGN_IN_NOT_OFFERED'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        502: ['SIGN_IN_MISCONFIGURED'],
        503: ['SIGN_IN_BUSY', 'SIGN_IN_UNAVAILABLE', 'OVERLOADED'],
      }),
    },
    example: {
      query: {
        // From the examples of RFC 6749 and RFC 7636.
        state: 'xyz',
        code: 'SplxlOBeZQQYbYS6WxSbIA',
        sessionState: 'xyz',
        codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      },
      status: 400,
      answer: { error: 'The sign-in expired. Sign in again.', code: 'SIGN_IN_EXPIRED' },
    },
  },
  profile: {
    method: 'GET',
    url: '/social/me',
    tag,
    summary: 'Get the signed-in user’s profile',
    description:
      'Returns the owner of the access token. The token in the example is invalid, so the request is rejected.',
    security: { anyOf: ['signInToken'] },
    response: {
      200: json('The name and username.', socialProfileSchema),
      ...failures({
        401: ['SIGN_IN_ENDED'],
        404: ['SIGN_IN_NOT_OFFERED'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        503: ['SIGN_IN_BUSY', 'SIGN_IN_UNAVAILABLE', 'OVERLOADED'],
      }),
    },
    example: {
      headers: { authorization: 'Bearer mF_9.B5f-4.1JqM' },
      status: 401,
      answer: { error: 'You are signed out. Sign in again.', code: 'SIGN_IN_ENDED' },
    },
  },
} satisfies Record<string, RouteDescription>
