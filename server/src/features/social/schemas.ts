import { socialProfileSchema, socialTokenRequestSchema, socialTokenSchema } from '@network-site/protocol/social-token'
import { failures, json, type RouteDescription } from '../../http/route-schema.ts'

const tag = 'Sign-in'

/** API reference of social sign-in. */
export const socialSchemas = {
  token: {
    method: 'GET',
    url: '/get-twitter-token',
    tag,
    summary: 'Exchange a sign-in code for a token',
    description:
      'The last step of OAuth 2 with PKCE, on the server because it needs the client secret. If the person denied access, the request has `error=access_denied` instead of a code. The code in the example is invalid, so it is rejected.',
    querystring: socialTokenRequestSchema,
    response: {
      200: json('The token.', socialTokenSchema),
      ...failures({
        400: ['MALFORMED', 'SIGN_IN_EXPIRED'],
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
        state: 'kept-by-the-browser',
        code: 'given-by-the-provider',
        sessionState: 'kept-by-the-browser',
        codeVerifier: 'forty-three-or-more-characters-that-nobody-guesses',
      },
      status: 400,
    },
  },
  profile: {
    method: 'GET',
    url: '/social/me',
    tag,
    summary: 'Get the owner of a token',
    description: 'The token in the example is invalid, so it is rejected.',
    bearer: 'required',
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
    example: { headers: { authorization: 'Bearer a-token-from-get-twitter-token' }, status: 401 },
  },
} satisfies Record<string, RouteDescription>
