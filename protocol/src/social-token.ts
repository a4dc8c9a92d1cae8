import * as z from 'zod/mini'

const printable = /^[\x21-\x7e]+$/

/** A page at some origin: where a provider sends people back to. */
export const socialReturnUrlSchema = z.string().check(
  z.maxLength(500),
  z.regex(/^https?:\/\/[^\s/?#@\\]+\/[\w/-]*$/, 'must be a page at some origin'),
  z.refine((url) => URL.canParse(url), 'must be an address'),
)

/** What `GET /get-twitter-token` is asked: what came back from the provider, and what the browser had kept. */
export const socialTokenRequestSchema = z.object({
  state: z.string().check(z.minLength(1), z.maxLength(500), z.describe('As the provider sent it back.')),
  code: z
    .string()
    .check(
      z.maxLength(2048),
      z.regex(printable, 'must be the code the provider sent'),
      z.describe('What the provider gave.'),
    ),
  sessionState: z
    .string()
    .check(z.minLength(1), z.maxLength(500), z.describe('As the browser had kept it; must equal `state`.')),
  codeVerifier: z
    .string()
    .check(
      z.regex(/^[\w.~-]{43,128}$/, 'must be a PKCE verifier'),
      z.describe('43 to 128 unreserved characters, as RFC 7636 asks.'),
    ),
  redirectUri: z
    .optional(socialReturnUrlSchema)
    .check(z.describe('Where the person was sent back to, if not to this site’s own address.')),
})
export type SocialTokenRequest = z.infer<typeof socialTokenRequestSchema>

/** What `GET /get-twitter-token` answers once the code was exchanged. */
export const socialTokenSchema = z.object({ accessToken: z.string().check(z.minLength(1)) })
export type SocialToken = z.infer<typeof socialTokenSchema>

/** What `GET /social/me` answers: who the token in the Authorization header belongs to. */
export const socialProfileSchema = z.object({ name: z.string(), username: z.string() })
export type SocialProfile = z.infer<typeof socialProfileSchema>
