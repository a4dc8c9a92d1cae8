import type * as english from '../../agreement.ts'
import type { Translation } from '../../translation.ts'

export const agreementNotice: Translation<typeof english.agreementNotice> =
  'Ce contrat n’est disponible qu’en anglais. Seul le texte anglais fait foi.'
