import type * as english from '../../share-words.ts'
import type { Translation } from '../../translation.ts'

export const shareWords: Translation<typeof english.shareWords> = {
  action: 'مشاركة',
  title: 'شارك هذا التقدّم',
  intro: 'يستطيع كل من لديه الرابط رؤية هذه الصفحة لهذه المحفظة. تعرض معاينات الرابط هذه الصورة.',
  link: 'الرابط',
  copy: 'نسخ الرابط',
  copied: 'تم النسخ',
  selected: 'حُدِّد النص. اضغط Ctrl+C أو Cmd+C لنسخه.',
  close: 'إغلاق',
  drawing: 'جارٍ رسم تقدّمك…',
  undrawn: 'تعذّر إنشاء الصورة. أغلق هذه النافذة وأعد المحاولة.',
  alt: 'بطاقة فيها التتابع، وعناصر اليوم على هيئة أضواء، وشارة الرتبة.',
  card: {
    streak: {
      zero: 'يوم متتالٍ',
      one: 'يوم متتالٍ',
      two: 'يومان متتاليان',
      few: 'أيام متتالية',
      many: 'يومًا متتاليًا',
      other: 'يوم متتالٍ',
    },
    today: '{minted} من {total} اليوم',
    place: 'المركز {place} من {places}',
    noRank: 'بلا رتبة بعد',
  },
}
