import type * as english from '../../agreement.ts'
import type { Translation } from '../../translation.ts'

export const agreementNotice: Translation<typeof english.agreementNotice> =
  '本协议仅提供英文版本，以英文文本为准并具有约束力。'
