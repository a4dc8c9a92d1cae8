import type { FormAnswers } from './schema/form-answers.ts'

/** What the server says of a message that came by the form; browsers do not carry it. */
export const formAnswers: FormAnswers = {
  pages: {
    back: 'Back to the site',
    refused: 'The message was not sent',
    advice: 'Go back, mend it and send it again.',
  },
  faults: {
    missing: 'is required',
    empty: 'must not be empty',
    notEmail: 'should be an email address',
    notText: 'should be text',
    tooLong: 'is too long: {most} characters at most',
    nameTooLong: 'A field has too long a name.',
    tooManyFields: 'There are too many fields.',
  },
  mail: { subject: 'New message from {email}', sender: 'From: {email}', origin: 'Form: {formId}, message {id}' },
}
