import { z } from 'zod'
import { atLeastOne, httpUrl, nonEmpty, wholeNumber } from './value-schemas.ts'

/** The contact form and its emails. */
export const contactVariables = {
  FORM_ENDPOINT: httpUrl.optional().describe('The form service. Defaults to this server.'),
  FORM_ID: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/i, 'must be letters, digits and hyphens')
    .default('build-with-us')
    .describe('The ID of the form that the site posts to.'),
  FORM_REQUESTS_PER_HOUR: atLeastOne.default(30).describe('Rate limit of the form per client network.'),
  FORM_MESSAGES_PER_DAY: atLeastOne
    .default(500)
    .describe(
      'Daily limit (UTC) of messages that the form accepts, across all networks. One client network can send 5 % of it.',
    ),
  FORM_PROOF_OF_WORK: wholeNumber
    .default(2000)
    .describe(
      'Difficulty of the proof of work that the form requires once half of `FORM_MESSAGES_PER_DAY` is used, in the unit of `MINT_PROOF_OF_WORK`; 0 disables it.',
    ),
  FORM_MESSAGES_KEPT: atLeastOne
    .default(200_000)
    .describe('Maximum number of stored messages. The form accepts no more until old ones are deleted.'),
  FORM_KEEP_DAYS: atLeastOne
    .default(365)
    .describe(
      'Days to keep a message after its email was sent or, without a mail server, after it was received. Messages whose email is pending are never deleted.',
    ),
  FORM_EMAILS_PER_DAY: atLeastOne
    .default(500)
    .describe('Daily limit (UTC) of emails about messages. The rest are sent the next day.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps URL' })
    .optional()
    .describe(
      'The mail server for emails about new messages. Without it, emails stay pending; `npm run operator messages` lists the messages. Append `?requireTLS=true` to reject a server without TLS.',
    ),
  MAIL_FROM: z.email().optional().describe('The sender of these emails. Defaults to the site’s contact address.'),
  MAIL_TO: z.email().optional().describe('The recipient of these emails. Defaults to the site’s contact address.'),
}

/** The code host of the node software. */
export const releasesVariables = {
  RELEASES_API_URL: httpUrl.optional().describe('The code host’s API. Defaults to GitHub’s.'),
  RELEASES_SITE_URL: httpUrl
    .optional()
    .describe('The code host’s website, for release pages and downloads. Defaults to GitHub’s.'),
  RELEASES_LOOKUP: z
    .enum(['mirror', 'direct'])
    .default('mirror')
    .describe('Where browsers look up the latest release: `mirror` asks this server, `direct` asks the code host.'),
  RELEASES_TOKEN: nonEmpty
    .optional()
    .describe(
      'A token for the code host’s API, which raises its rate limit. Releases are public, so the token needs no permissions.',
    ),
}

/** Social sign-in. */
export const socialVariables = {
  SOCIAL_CLIENT_ID: nonEmpty
    .optional()
    .describe(
      'The OAuth client ID for social sign-in. Register the client with `PUBLIC_URL` followed by the path of `socialReturn` in `site/src/paths.ts`. Without it, sign-in is not offered.',
    ),
  SOCIAL_AUTHORIZE_URL: httpUrl
    .default('https://x.com/i/oauth2/authorize')
    .describe('The authorization endpoint, where people approve the sign-in.'),
  SOCIAL_CLIENT_SECRET: nonEmpty.optional().describe('The secret of that client. Public clients have none.'),
  SOCIAL_TOKEN_URL: httpUrl
    .default('https://api.x.com/2/oauth2/token')
    .describe('The token endpoint, which exchanges an authorization code for a token.'),
  SOCIAL_API_URL: httpUrl
    .default('https://api.x.com/2')
    .describe('The API whose `/users/me` identifies the owner of a token.'),
}
