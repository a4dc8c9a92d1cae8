import { formFailureSchema, formLimits, formSuccessSchema } from '@network-site/protocol/contact-form'
import { proofChallengeSchema } from '@network-site/protocol/proof-of-work'
import { z } from 'zod'
import { type Content, json, type RouteDescription } from '../../http/route-schema.ts'

const tag = 'Form'
const url = '/f/:formId'
const params = z.object({ formId: z.string().describe('The form’s ID, from `/settings.json`.') })
/** Documentation only: `readSubmission` validates, because errors follow the hosted service's protocol. */
const submissionSchema = z.looseObject({
  email: z.string().max(formLimits.email),
  message: z.string().max(formLimits.message),
  subject: z.string().max(formLimits.subject).optional(),
  _next: z.string().optional().describe('The page on this site to redirect to.'),
  _proof: z
    .string()
    .max(4096)
    .optional()
    .describe(
      'The solved challenge of `GET /f/{formId}/challenge`, if required: JSON in base64. Each is valid for one message.',
    ),
  _gotcha: z.string().optional().describe('A honeypot. If it is filled in, the message is dropped without an error.'),
})
const body = {
  content: {
    'application/json': { schema: submissionSchema },
    'application/x-www-form-urlencoded': { schema: submissionSchema },
    'multipart/form-data': { schema: submissionSchema },
  } satisfies Content,
}
const refused = (...codes: string[]) => json(codes.map((code) => `\`${code}\``).join(', '), formFailureSchema)

/** API reference of the contact form. */
export const contactSchemas = {
  send: {
    method: 'POST',
    url,
    tag,
    summary: 'Submit the contact form',
    description:
      'Compatible with the protocol and client library of a widely used form service. Stores up to 30 additional fields. Any origin may submit. Browsers that accept HTML get a page instead of JSON. Once half of a day’s messages are used, each message requires a proof of work.',
    params,
    body,
    response: {
      200: json('The message is stored.', formSuccessSchema),
      303: { description: 'The message is stored. Sent to browsers that accept HTML.' },
      400: refused(
        'REQUIRED_FIELD_MISSING',
        'REQUIRED_FIELD_EMPTY',
        'TYPE_EMAIL',
        'TYPE_TEXT',
        'TOO_MANY_FIELDS',
        'NO_FILE_UPLOADS',
        'UNREADABLE',
      ),
      403: refused('FORM_PROOF_REQUIRED'),
      404: refused('FORM_NOT_FOUND'),
      413: refused('TOO_LARGE'),
      415: refused('UNSUPPORTED_CONTENT'),
      429: refused('TOO_MANY_REQUESTS'),
      503: refused('DAY_FULL', 'FULL', 'UNAVAILABLE', 'OVERLOADED'),
    },
    example: {
      params: { formId: 'build-with-us' },
      body: { email: 'ada@studio.example', message: 'We are making a game about tides.' },
      status: 200,
      answer: { ok: true, next: 'http://localhost:3000/f/build-with-us/thanks' },
    },
  },
  challenge: {
    method: 'GET',
    url: '/f/:formId/challenge',
    tag,
    summary: 'Get a proof-of-work challenge for the form',
    params,
    response: {
      200: json('The challenge.', proofChallengeSchema),
      204: { description: 'No proof of work is required.' },
      400: refused('UNREADABLE'),
      404: refused('FORM_NOT_FOUND'),
      413: refused('TOO_LARGE'),
      429: refused('TOO_MANY_REQUESTS'),
      503: refused('UNAVAILABLE', 'OVERLOADED'),
    },
    example: { params: { formId: 'build-with-us' }, status: 200 },
  },
  preflight: {
    method: 'OPTIONS',
    url,
    tag,
    summary: 'Preflight a cross-origin submission',
    params,
    response: {
      204: {
        description: 'Cross-origin requests are allowed.',
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'POST',
          'access-control-max-age': '86400',
        },
      },
      400: refused('UNREADABLE'),
      413: refused('TOO_LARGE'),
      503: refused('OVERLOADED'),
    },
    example: { params: { formId: 'build-with-us' }, status: 204 },
  },
} satisfies Record<string, RouteDescription>
