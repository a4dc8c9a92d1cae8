import { z } from 'zod'
import { sentence, sentenceWith } from './text.ts'

export const formAnswersSchema = z.strictObject({
  /** Pages for browsers that send the form without our script: where thanks lead back to, and a refusal with its advice. */
  pages: z.strictObject({ back: sentence, refused: sentence, advice: sentence }),
  /** What is wrong with a field, behind its name; the last two stand alone. */
  faults: z.strictObject({
    missing: sentence,
    empty: sentence,
    notEmail: sentence,
    notText: sentence,
    tooLong: sentenceWith('most'),
    nameTooLong: sentence,
    tooManyFields: sentence,
  }),
  /** The email that tells the team of a message. Its subject stands in for one that the sender left out. */
  mail: z.strictObject({
    subject: sentenceWith('email'),
    sender: sentenceWith('email'),
    origin: sentenceWith('formId', 'id'),
  }),
})

export type FormAnswers = z.infer<typeof formAnswersSchema>
