import type * as english from '../../agreement.ts'
import type { Translation } from '../../translation.ts'

export const agreementNotice: Translation<typeof english.agreementNotice> =
  'هذه الاتفاقية متاحة بالإنجليزية فقط، والنص الإنجليزي هو المُلزِم.'
