import type * as english from '../../agreement.ts'
import type { Translation } from '../../translation.ts'

export const agreementNotice: Translation<typeof english.agreementNotice> =
  'Diese Vereinbarung gibt es nur auf Englisch. Verbindlich ist der englische Text.'
