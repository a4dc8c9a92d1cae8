import { formFailureSchema, formLimits, formSuccessSchema } from '@network-site/protocol/contact-form'
import { z } from 'zod'
import { type Content, json, type RouteDescription } from '../../http/route-schema.ts'

const tag = 'Form'
const url = '/f/:formId'
const params = z.object({ formId: z.string().describe('The form’s name, in `/settings.json`.') })
/** What `read-submission.ts` reads, which says every error in the form service's own words. */
const submissionSchema = z.looseObject({
  email: z.string().max(formLimits.email),
  message: z.string().max(formLimits.message),
  subject: z.string().max(formLimits.subject).optional(),
  _next: z.string().optional().describe('The page of ours to go to afterwards.'),
  _gotcha: z.string().optional().describe('Left empty by people: a filled one is answered like a success.'),
})
const body = {
  content: {
    'application/json': { schema: submissionSchema },
    'application/x-www-form-urlencoded': { schema: submissionSchema },
    'multipart/form-data': { schema: submissionSchema },
  } satisfies Content,
}
const refused = (...codes: string[]) => json(codes.map((code) => `\`${code}\``).join(', '), formFailureSchema)

/** The form, as the API reference describes it. */
export const contactSchemas = {
  send: {
    method: 'POST',
    url,
    tag,
    summary: 'Send the form',
    description:
      'The protocol of a well-known hosted form service, so that its own client works here. Up to 30 fields more are kept as they are. Pages of other sites may send it. A browser that asks for HTML gets a page in the place of JSON.',
    params,
    body,
    response: {
      200: json('The message is kept.', formSuccessSchema),
      303: { description: 'The same, for a browser that asks for HTML.' },
      400: refused(
        'REQUIRED_FIELD_MISSING',
        'REQUIRED_FIELD_EMPTY',
        'TYPE_EMAIL',
        'TYPE_TEXT',
        'TOO_MANY_FIELDS',
        'NO_FILE_UPLOADS',
        'UNREADABLE',
      ),
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
  preflight: {
    method: 'OPTIONS',
    url,
    tag,
    summary: 'What a page of another site may send',
    params,
    response: {
      204: { description: 'The permission, in CORS headers.' },
      400: refused('UNREADABLE'),
      413: refused('TOO_LARGE'),
      503: refused('OVERLOADED'),
    },
    example: { params: { formId: 'build-with-us' }, status: 204 },
  },
} satisfies Record<string, RouteDescription>
