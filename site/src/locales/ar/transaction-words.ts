import type * as english from '../../transaction-words.ts'
import type { Translation } from '../../translation.ts'

export const transactionWords: Translation<typeof english.transactionWords> = {
  hash: 'تجزئة المعاملة',
  status: 'الحالة',
  states: { pending: 'معلّقة', success: 'ناجحة', reverted: 'مُبطَلة' },
  block: 'الكتلة',
  blockValue: '{block} (التأكيدات: {count})',
  from: 'من',
  to: 'إلى',
  creates: 'تُنشئ العقد',
  value: 'القيمة',
  gas: 'الغاز',
  gasValue: '{used} من {limit}',
  fee: 'الرسوم',
  mints: 'العناصر المسكوكة',
  noMints: 'لا شيء',
  mint: '{items} إلى {receiver}',
  notYet: 'ليست في كتلة بعد',
}
