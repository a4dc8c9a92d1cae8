import * as z from 'zod/mini'

const printable = /^[\x21-\x7e]+$/

/** The page that a provider redirects to. */
export const socialReturnUrlSchema = z.string().check(
  z.maxLength(500),
  z.regex(/^https?:\/\/[^\s/?#@\\]+\/[\w/-]*$/, 'must be a page at an http or https origin'),
  z.refine((url) => URL.canParse(url), 'must be a URL'),
)

/** The query of `GET /get-twitter-token`: the provider's redirect parameters and the values that the browser kept. */
export const socialTokenRequestSchema = z.object({
  state: z.string().check(z.minLength(1), z.maxLength(500), z.describe('The state that the provider returned.')),
  code: z
    .string()
    .check(
      z.maxLength(2048),
      z.regex(printable, 'must be the code the provider sent'),
      z.describe('The authorization code of the provider.'),
    ),
  sessionState: z
    .string()
    .check(z.minLength(1), z.maxLength(500), z.describe('The state that the browser kept; must equal `state`.')),
  codeVerifier: z
    .string()
    .check(
      z.regex(/^[\w.~-]{43,128}$/, 'must be a PKCE verifier'),
      z.describe('43 to 128 unreserved characters (RFC 7636).'),
    ),
  redirectUri: z
    .optional(socialReturnUrlSchema)
    .check(z.describe('The redirect target, if it is not this site’s own URL.')),
})
export type SocialTokenRequest = z.infer<typeof socialTokenRequestSchema>

/** The response of `GET /get-twitter-token`. */
export const socialTokenSchema = z.object({
  accessToken: z.string().check(z.minLength(1), z.describe('The provider’s access token, for `GET /social/me`.')),
  statement: z
    .optional(z.string().check(z.regex(/^[\w.-]{1,500}$/)))
    .check(
      z.describe(
        'Signed by this server: who signed in, for this site, for two hours. Send it as a bearer token to mint and to connect the account.',
      ),
    ),
})
export type SocialToken = z.infer<typeof socialTokenSchema>

/** The response of `GET /social/me`: the owner of the token in the Authorization header. */
export const socialProfileSchema = z.object({ name: z.string(), username: z.string() })
export type SocialProfile = z.infer<typeof socialProfileSchema>
