import { brand } from './brand.ts'

/** Copy around the API reference at `/docs/api`. */
export const apiReference = {
  title: `${brand.name} API`,
  introduction: 'Every HTTP endpoint of this site, with parameters, responses, and examples.',
  contents: 'Contents',
  home: `${brand.name} home`,
  /** The link to the machine-readable document. */
  document: 'OpenAPI document',
}

/** The server's responses to the contact form. */
export const formAnswers = {
  /** Pages for browsers without JavaScript. */
  pages: {
    back: 'Back to the site',
    refused: 'The message was not sent',
    advice: 'Go back, correct it, and send it again.',
  },
  /** Field errors. The API sends the field's name separately, pages put it in front. */
  faults: {
    missing: 'is required',
    empty: 'must not be empty',
    notEmail: 'should be an email address',
    notText: 'should be text',
    tooLong: 'is too long (maximum {most} characters)',
    nameTooLong: 'A field name is too long.',
    tooManyFields: 'There are too many fields.',
  },
  /** The email to the team. `subject` is the default for messages without one. */
  mail: { subject: 'New message from {email}', sender: 'From: {email}', origin: 'Form: {formId}, message {id}' },
}
