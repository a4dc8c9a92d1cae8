import { z } from 'zod'
import { httpUrl } from './values.ts'

/** The social sign-in. */
export const socialVariables = {
  SOCIAL_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The OAuth client of the social sign-in, registered with `PUBLIC_URL` and the path of `socialReturn` in `site/src/paths.ts`. Without it sign-in is not offered.',
    ),
  SOCIAL_AUTHORIZE_URL: httpUrl
    .default('https://x.com/i/oauth2/authorize')
    .describe('Where a person agrees to sign in.'),
  SOCIAL_CLIENT_SECRET: z.string().min(1).optional().describe('The secret of that client. A public client has none.'),
  SOCIAL_TOKEN_URL: httpUrl
    .default('https://api.x.com/2/oauth2/token')
    .describe('Where a sign-in’s code is exchanged for a token.'),
  SOCIAL_API_URL: httpUrl
    .default('https://api.x.com/2')
    .describe('The API that says whose a token is, at `/users/me`.'),
} satisfies Record<string, z.ZodType>
