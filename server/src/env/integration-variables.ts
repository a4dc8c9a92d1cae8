import { z } from 'zod'
import { atLeastOne, httpUrl } from './value-schemas.ts'

/** The form, and the emails about its messages. */
export const contactVariables = {
  FORM_ENDPOINT: httpUrl.optional().describe('The form service; by default this server.'),
  FORM_ID: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/i, 'must be letters, digits and hyphens')
    .default('build-with-us')
    .describe('The form that the site posts to.'),
  FORM_REQUESTS_PER_HOUR: atLeastOne.default(30).describe('How often one network may post to the form.'),
  FORM_MESSAGES_PER_DAY: atLeastOne
    .default(500)
    .describe('How many messages the form takes in a day (UTC), from all networks together.'),
  FORM_MESSAGES_KEPT: atLeastOne
    .default(200_000)
    .describe('How many messages are kept at once. Where so many wait for their emails, the form takes no more.'),
  FORM_KEEP_DAYS: atLeastOne
    .default(365)
    .describe(
      'How long a message is kept after it was mailed; without a mail server, after it came. One that waits for its email is never deleted.',
    ),
  FORM_EMAILS_PER_DAY: atLeastOne
    .default(500)
    .describe('How many of those emails are sent in a day (UTC). The rest wait for the next.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps URL' })
    .optional()
    .describe(
      'The mail server that emails about new messages go through. Without it they wait; `npm run operator messages` shows them. End it with `?requireTLS=true` to refuse a server without TLS.',
    ),
  MAIL_FROM: z.email().optional().describe('The sender of those emails. By default the site’s contact address.'),
  MAIL_TO: z.email().optional().describe('Who receives them. By default the site’s contact address.'),
} satisfies Record<string, z.ZodType>

/** The code host of the node software. */
export const releasesVariables = {
  RELEASES_API_URL: httpUrl.optional().describe('The code host’s API. By default GitHub’s.'),
  RELEASES_SITE_URL: httpUrl
    .optional()
    .describe('The code host’s site, for release pages and downloads. By default GitHub’s.'),
  RELEASES_LOOKUP: z
    .enum(['mirror', 'direct'])
    .default('mirror')
    .describe('Whether browsers look the latest release up here or at the code host itself.'),
  RELEASES_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe(
      'A token for the code host’s API, which then answers more often. Releases are public: it needs no rights.',
    ),
} satisfies Record<string, z.ZodType>

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
