import type * as english from '../../agreement.ts'
import type { Translation } from '../../translation.ts'

export const agreementNotice: Translation<typeof english.agreementNotice> =
  'Este acordo está disponível apenas em inglês. O texto em inglês é o que tem valor legal.'
