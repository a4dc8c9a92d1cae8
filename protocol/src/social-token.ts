import { z } from 'zod'

const printable = /^[\x21-\x7e]+$/

/** A page at some origin: where a provider sends people back to. */
export const socialReturnUrlSchema = z
  .string()
  .max(500)
  .regex(/^https?:\/\/[^\s/?#@\\]+\/[\w/-]*$/, 'must be a page at some origin')
  .refine((url) => URL.canParse(url), 'must be an address')

/** What `GET /get-twitter-token` is asked: what came back from the provider, and what the browser had kept. */
export const socialTokenRequestSchema = z.object({
  state: z.string().min(1).max(500).describe('As the provider sent it back.'),
  code: z.string().max(2048).regex(printable, 'must be the code the provider sent').describe('What the provider gave.'),
  sessionState: z.string().min(1).max(500).describe('As the browser had kept it; must equal `state`.'),
  codeVerifier: z
    .string()
    .regex(/^[\w.~-]{43,128}$/, 'must be a PKCE verifier')
    .describe('43 to 128 unreserved characters, as RFC 7636 asks.'),
  redirectUri: socialReturnUrlSchema
    .optional()
    .describe('Where the person was sent back to, if not to this site’s own address.'),
})
export type SocialTokenRequest = z.infer<typeof socialTokenRequestSchema>

/** What `GET /get-twitter-token` answers once the code was exchanged. */
export const socialTokenSchema = z.object({ accessToken: z.string().min(1) })
export type SocialToken = z.infer<typeof socialTokenSchema>

/** What `GET /social/me` answers: who the token in the Authorization header belongs to. */
export const socialProfileSchema = z.object({ name: z.string(), username: z.string() })
export type SocialProfile = z.infer<typeof socialProfileSchema>
