/** Copy for the contact form. */
export const contact = {
  title: 'Build with us',
  intro:
    'Tell us what you are making, which engine it runs on, and when you hope to ship. A person on the developer team reads every message.',
  emailLabel: 'Email',
  emailPlaceholder: 'Your email',
  messageLabel: 'Message',
  messagePlaceholder: 'Message',
  send: 'Send',
  sending: 'Sending…',
  thanks: 'Thank you for signing up!',
  sentToast: 'MESSAGE SENT!',
  invalidEmail: 'invalid email',
  unexpectedError: 'Unexpected error',
  unreachable: 'Your message was not sent, but it is still here. Check your connection and send it again.',
  /** Follows the sender's address in the subject. */
  subjectSuffix: 'New Request to Build With Us',
  close: 'Close',
}
