/** What people read of the form beside our own page: the operator's words, with blanks written as {name}. */
export type FormWords = {
  emailLabel: string
  messageLabel: string
  thanks: string
  /** Pages for browsers that sent the form without our page's script. */
  pages: Record<'back' | 'refused' | 'advice', string>
  /** What is wrong with a field, behind its name; the last two stand alone. */
  faults: Record<'missing' | 'empty' | 'notEmail' | 'notText' | 'tooLong' | 'nameTooLong' | 'tooManyFields', string>
  /** The email to the team. */
  mail: Record<'subject' | 'sender' | 'origin', string>
}
