import type * as english from '../../agreement.ts'
import type { Translation } from '../../translation.ts'

export const agreementNotice: Translation<typeof english.agreementNotice> =
  '이 계약서는 영어로만 제공됩니다. 법적 효력은 영어 원문에 있습니다.'
