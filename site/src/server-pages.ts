import { brand } from './brand.ts'

/** What surrounds the reference of the API at `/docs/api`. The routes describe themselves. */
export const apiReference = {
  title: `${brand.name} API`,
  introduction:
    'Every address of this site that is made for programs: what it is asked, what it answers, and how to try it.',
  contents: 'Contents',
  home: `${brand.name} home`,
  /** The link to the machine-readable document. */
  document: 'The same for programs',
}

/** What the server says of a message that came by the form; browsers do not carry it. */
export const formAnswers = {
  /** Pages for browsers that send the form without our script: where thanks lead back to, and a refusal with its advice. */
  pages: {
    back: 'Back to the site',
    refused: 'The message was not sent',
    advice: 'Go back, mend it and send it again.',
  },
  /** What is wrong with a field, behind its name; the last two stand alone. */
  faults: {
    missing: 'is required',
    empty: 'must not be empty',
    notEmail: 'should be an email address',
    notText: 'should be text',
    tooLong: 'is too long: {most} characters at most',
    nameTooLong: 'A field has too long a name.',
    tooManyFields: 'There are too many fields.',
  },
  /** The email that tells the team of a message. Its subject stands in for one that the sender left out. */
  mail: { subject: 'New message from {email}', sender: 'From: {email}', origin: 'Form: {formId}, message {id}' },
}
