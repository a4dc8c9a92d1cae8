import type * as english from '../../agreement.ts'
import type { Translation } from '../../translation.ts'

export const agreementNotice: Translation<typeof english.agreementNotice> =
  'Это соглашение доступно только на английском языке. Юридическую силу имеет английский текст.'
