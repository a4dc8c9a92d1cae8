import type * as english from '../../agreement.ts'
import type { Translation } from '../../translation.ts'

export const agreementNotice: Translation<typeof english.agreementNotice> =
  'この利用契約は英語版のみの提供です。法的拘束力を持つのは英語の原文です。'
