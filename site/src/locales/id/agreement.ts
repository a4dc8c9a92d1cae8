import type * as english from '../../agreement.ts'
import type { Translation } from '../../translation.ts'

export const agreementNotice: Translation<typeof english.agreementNotice> =
  'Perjanjian ini hanya tersedia dalam bahasa Inggris. Teks bahasa Inggris yang mengikat.'
