import { z } from 'zod'
import { atLeastOne, httpUrl } from './values.ts'

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
      'The mail server that emails about new messages go through. Without it they wait; `npm run messages` shows them. End it with `?requireTLS=true` to refuse a server without TLS.',
    ),
  MAIL_FROM: z.email().optional().describe('The sender of those emails. By default the site’s contact address.'),
  MAIL_TO: z.email().optional().describe('Who receives them. By default the site’s contact address.'),
} satisfies Record<string, z.ZodType>
