import type * as english from '../../agreement.ts'
import type { Translation } from '../../translation.ts'

export const agreementNotice: Translation<typeof english.agreementNotice> =
  'Bu sözleşme yalnızca İngilizce olarak sunulur. Bağlayıcı olan, İngilizce metindir.'
