import type * as english from '../../progress-strip.ts'
import type { Translation } from '../../translation.ts'

export const progressStripWords: Translation<typeof english.progressStripWords> = {
  label: 'تقدّمك',
  streak: 'الأيام المتتالية: {count}',
  today: '{minted} من {total} اليوم',
  left: 'المتبقي للسكّ: {count}، خلال {time}.',
  comeBack: 'اكتمل اليوم. عُد بعد {time}.',
  hours: '{count} س {minutes} د',
  minutes: '{count} د',
  remind: 'ذكّرني',
  guest: 'تابِع تتابعك وتقويمك ومهامك.',
  unreadable: 'تقدّمك غير متاح الآن.',
  action: 'التقدّم',
  toBoard: 'لوحة الصدارة',
}
